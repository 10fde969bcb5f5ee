/// What a GET answers: files, folder pages, playlists, and the words for what cannot be had.
package org.porchlight.engine.content;
