import { OutboxAndInbox1763700000000 } from '@pte/messaging/migrations/outbox-and-inbox.migration';
import { CreateScoring1763700300000 } from './create-scoring.js';

export const migrations = [OutboxAndInbox1763700000000, CreateScoring1763700300000];
