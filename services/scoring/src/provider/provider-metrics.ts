import { Counter } from 'prom-client';

export const providerCalls = new Counter({
  name: 'scoring_provider_calls_total',
  help: 'Answers that a provider was to help judging, by outcome: JUDGED, or why the engine scored alone',
  labelNames: ['outcome'],
});
