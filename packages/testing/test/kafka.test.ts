import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { kafkaAnswers } from '@pte/local/kafka/kafka-answers';
import { aKafka, type TestKafka } from '../src/kafka.ts';

describe('a broker of the own', () => {
  let kafka: TestKafka;
  const answers = () => kafkaAnswers(Number(kafka.brokers.split(':')[1]));

  beforeAll(async () => {
    kafka = await aKafka();
  });
  afterAll(() => kafka.drop());

  it('falls when it is killed and comes back at the same address', async () => {
    await kafka.process.kill9();
    await expect(answers()).rejects.toThrow();
    await kafka.process.start();
    expect(await answers()).toBe(true);
  });
});
