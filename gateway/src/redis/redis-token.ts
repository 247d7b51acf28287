/** Injection token of the connection for commands. */
export const REDIS = Symbol('redis');
