import { startLanguageModelSimulator } from './language-model-simulator.js';

const simulator = await startLanguageModelSimulator({
  key: process.env.SCORING_PROVIDER_KEY ?? 'simulated-key',
  models: [
    process.env.SCORING_PROVIDER_JUDGE_MODEL ?? 'gpt-4o-mini',
    process.env.SCORING_PROVIDER_SPEECH_MODEL ?? 'whisper-1',
  ],
  port: Number(process.env.LANGUAGE_MODEL_SIMULATOR_PORT ?? 9092),
});
simulator.hear('The lecture explained how rivers shape the land over a long time.');
process.stdout.write(`language model simulator at ${simulator.address}\n`);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void simulator.close());
