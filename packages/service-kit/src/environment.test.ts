import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { databaseEnvironment, kafkaEnvironment, processEnvironment, readEnvironment } from './environment.js';

const schema = z.object({ ...processEnvironment, ...databaseEnvironment, ...kafkaEnvironment });
const complete = {
  POSTGRES_URL: 'postgres://user:secret@127.0.0.1:5432/pte',
  POSTGRES_SCHEMA: 'user',
  KAFKA_BROKERS: '127.0.0.1:9092,127.0.0.1:9093',
};

describe('readEnvironment', () => {
  it('gives typed values with their defaults', () => {
    expect(readEnvironment(schema, { ...complete, HEALTH_PORT: '5100', DEMO_MODE: 'true' })).toMatchObject({
      HEALTH_PORT: 5100,
      DEMO_MODE: true,
      LOG_LEVEL: 'info',
      KAFKA_BROKERS: ['127.0.0.1:9092', '127.0.0.1:9093'],
    });
  });

  it('reports every problem at once and no value', () => {
    const read = () => readEnvironment(schema, { POSTGRES_URL: 'hunter2', HEALTH_PORT: 'many', KAFKA_BROKERS: '' });
    expect(read).toThrow(/HEALTH_PORT[\s\S]*POSTGRES_URL[\s\S]*POSTGRES_SCHEMA[\s\S]*KAFKA_BROKERS/);
    expect(read).not.toThrow(/hunter2/);
  });

  it('takes an empty variable as absent', () => {
    expect(readEnvironment(schema, { ...complete, LOG_LEVEL: '' }).LOG_LEVEL).toBe('info');
  });

  it.each(['yes', '1', 'TRUE'])('refuses %s as a flag instead of guessing', (value) => {
    expect(() => readEnvironment(schema, { ...complete, DEMO_MODE: value })).toThrow(/DEMO_MODE/);
  });
});
