import { afterAll, beforeAll } from '@jest/globals';
import { Api } from './api.js';
import { accounts } from './chapters/accounts.js';
import { answering } from './chapters/answering.js';
import { avatars } from './chapters/avatars.js';
import { bank } from './chapters/bank.js';
import { callers } from './chapters/callers.js';
import { contacts } from './chapters/contacts.js';
import { events } from './chapters/events.js';
import { lists } from './chapters/lists.js';
import { logs } from './chapters/logs.js';
import { mine } from './chapters/mine.js';
import { mocks } from './chapters/mocks.js';
import { payments } from './chapters/payments.js';
import { plans } from './chapters/plans.js';
import { recordings } from './chapters/recordings.js';
import { refusalTexts } from './chapters/refusals.js';
import { replicas } from './chapters/replicas.js';
import { reports } from './chapters/reports.js';
import { signInWays } from './chapters/sign-in-ways.js';
import { sittings } from './chapters/sittings.js';
import { transport } from './chapters/transport.js';
import { types } from './chapters/types.js';
import { users } from './chapters/users.js';

const api = new Api();
/** Milliseconds: on a machine that never had a stack, what is heard in the questions is spoken first. */
const longestStart = 300_000;
beforeAll(() => api.start(), longestStart);
afterAll(() => api.stop());

const first = [
  transport,
  callers,
  lists,
  accounts,
  contacts,
  signInWays,
  avatars,
  users,
  mine,
  plans,
  refusalTexts,
  replicas,
];
const second = [bank, answering, recordings, types, mocks, sittings, events, payments, reports];
for (const chapter of [...first, ...second, logs]) chapter(api);
