import { OutboxAndInbox1763700000000 } from '@pte/messaging/migrations/outbox-and-inbox.migration';
import { CreateBank1763700200000 } from './create-bank.js';
import { CreateCollection1763700201000 } from './create-collection.js';
import { CreateHistory1763700204000 } from './create-history.js';
import { CreateMock1763700203000 } from './create-mock.js';
import { CreatePractice1763700202000 } from './create-practice.js';
import { IndexNamePairs1763700205000 } from './index-name-pairs.js';
import { NoteScoring1763700206000 } from './note-scoring.js';

export const migrations = [
  OutboxAndInbox1763700000000,
  CreateBank1763700200000,
  CreateCollection1763700201000,
  CreatePractice1763700202000,
  CreateMock1763700203000,
  CreateHistory1763700204000,
  IndexNamePairs1763700205000,
  NoteScoring1763700206000,
];
