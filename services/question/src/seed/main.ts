import { runSeed } from './run-seed.js';

await runSeed('first voice');
