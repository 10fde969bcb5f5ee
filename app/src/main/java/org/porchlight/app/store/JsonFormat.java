package org.porchlight.app.store;

/// How a value is told in JSON.
public interface JsonFormat<T> {

    /// What a first start begins with.
    T initial();

    /// The value told by `in`; what is missing or wrong there has its default.
    T read(FieldReader in);

    /// Tells `value`. `old` is what was read or written last: fields in it that this version does not know stay.
    Json.Fields write(T value, Json.Fields old);
}
