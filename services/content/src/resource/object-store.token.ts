/** Injection token of the ObjectStore. */
export const OBJECT_STORE = Symbol('object store');
