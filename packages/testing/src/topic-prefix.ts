import { randomBytes } from 'node:crypto';

/** Keeps a test's topics and consumer groups apart from all others; as KAFKA_TOPIC_PREFIX of a service. */
export const aTopicPrefix = (): string => `test-${randomBytes(6).toString('hex')}.`;
