import { randomUUID } from 'node:crypto';

const acceptable = /^[A-Za-z0-9-]{8,64}$/;

/** The client's own id where it is harmless, else a new one. */
export const requestIdOf = (header: string | string[] | undefined): string =>
  typeof header === 'string' && acceptable.test(header) ? header : randomUUID();
