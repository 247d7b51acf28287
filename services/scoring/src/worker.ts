import { bootstrapWorker } from '@pte/service-kit/bootstrap';
import { readWorkerConfig } from './config.js';
import { WorkerModule } from './worker.module.js';

const config = readWorkerConfig();

await bootstrapWorker({ name: 'scoring-worker', config, module: WorkerModule.with(config) });
