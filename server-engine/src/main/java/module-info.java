import org.jspecify.annotations.NullMarked;

/// The HTTP server as a library. Only the root package and `api` can be seen from outside.
@NullMarked
module org.porchlight.engine {
    requires static transitive org.jspecify;
    requires static java.compiler; // the @Generated of the jte pages
    requires com.fasterxml.jackson.core;
    requires gg.jte.runtime;
    requires org.slf4j;

    exports org.porchlight.engine;
    exports org.porchlight.engine.api;
}
