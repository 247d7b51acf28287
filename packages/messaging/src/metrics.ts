import { Counter, Gauge, Histogram } from 'prom-client';

export const published = new Counter({
  name: 'messaging_published_total',
  help: 'Events given to the broker',
  labelNames: ['topic'],
});

export const outboxWaiting = new Gauge({
  name: 'messaging_outbox_waiting',
  help: 'Committed events that are not published yet; known by the replica whose relay holds the lock',
});

export const outboxOldest = new Gauge({
  name: 'messaging_outbox_oldest_seconds',
  help: 'Age of the oldest event that is not published yet',
});

export type Outcome = 'done' | 'duplicate' | 'retry' | 'dead';

export const received = new Counter({
  name: 'messaging_received_total',
  help: 'Deliveries of events by outcome',
  labelNames: ['group', 'outcome'],
});

export const handling = new Histogram({
  name: 'messaging_handling_seconds',
  help: 'Time of one delivery in its handler',
  labelNames: ['group'],
  buckets: [0.002, 0.005, 0.02, 0.1, 0.5, 2, 10],
});

export const delay = new Histogram({
  name: 'messaging_delay_seconds',
  help: 'From the moment of the event to its effect',
  labelNames: ['group'],
  buckets: [0.01, 0.025, 0.05, 0.1, 0.25, 1, 5, 30, 300],
});

export const lag = new Gauge({
  name: 'messaging_lag_messages',
  help: 'Messages that a group has not read yet',
  labelNames: ['group', 'topic', 'partition'],
});
