import { constants, setPriority } from 'node:os';
import { runSeed } from './run-seed.js';

// The product is in use meanwhile.
setPriority(constants.priority.PRIORITY_LOW);
await runSeed('every voice');
