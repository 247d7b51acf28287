/** Injection token of the object store. */
export const OBJECT_STORE = Symbol('object-store');
