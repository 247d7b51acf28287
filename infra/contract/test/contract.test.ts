import { afterAll, beforeAll } from '@jest/globals';
import { Api } from './api.js';
import { accounts } from './chapters/accounts.js';
import { answering } from './chapters/answering.js';
import { bank } from './chapters/bank.js';
import { callers } from './chapters/callers.js';
import { events } from './chapters/events.js';
import { lists } from './chapters/lists.js';
import { recordings } from './chapters/recordings.js';
import { transport } from './chapters/transport.js';
import { users } from './chapters/users.js';

const api = new Api();
beforeAll(() => api.start());
afterAll(() => api.stop());

for (const chapter of [transport, callers, lists, accounts, users, bank, answering, recordings, events]) chapter(api);
