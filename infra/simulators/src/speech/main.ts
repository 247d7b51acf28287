import { startSpeechSimulator } from './speech-simulator.js';

const list = (names: string): string[] => names.split(',');

const simulator = await startSpeechSimulator({
  key: process.env.SPEECH_CLOUD_KEY ?? 'simulated-key',
  models: [process.env.SPEECH_CLOUD_MODEL ?? 'tts-1'],
  voices: list(process.env.SPEECH_CLOUD_VOICES ?? 'nova,onyx,fable,echo'),
  port: Number(process.env.SPEECH_SIMULATOR_PORT ?? 9091),
});
process.stdout.write(`speech simulator at ${simulator.address}\n`);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void simulator.close());
