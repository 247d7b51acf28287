import { OutboxAndInbox1763700000000 } from '@pte/messaging/migrations/outbox-and-inbox.migration';
import { CreateScoring1763700300000 } from './create-scoring.js';
import { OrderTasks1763700301000 } from './order-tasks.js';

export const migrations = [OutboxAndInbox1763700000000, CreateScoring1763700300000, OrderTasks1763700301000];
