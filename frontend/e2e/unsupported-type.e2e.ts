import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { signIn, type Visit, visit } from './chromium.js';
import { starterMock } from './mock-staff.js';
import { call, tokenOf } from './staff.js';

const sentence = 'Unsupported question type';

/** An abbreviation stays taken when its type is deleted. */
const abbreviation = randomBytes(4).toString('hex');

interface Stored {
  readonly id: number;
}

describe('a question of a type that cannot be practised', () => {
  let learner: Visit;
  let newType: Stored;
  beforeAll(async () => {
    newType = await call<Stored>('PUT', '/question-type/new', await tokenOf('admin'), {
      abbr: abbreviation,
      name: 'Newer than this version',
      type: 2,
    });
    learner = await visit();
    await signIn(learner.page, 'learner', 'learner-demo-pass');
  });
  afterAll(async () => {
    await learner.end();
    await call('DELETE', `/question-type/${newType.id}`, await tokenOf('admin'));
  });

  it('says so, and still leads on, when a mock exam is opened as a question', async () => {
    const { page } = learner;
    await page.goto(`/app/question/${await starterMock()}`);
    await page.getByText(sentence).waitFor();
    expect(await page.getByRole('button', { name: 'Submit', exact: true }).count()).toBe(0);
    await page.getByRole('navigation', { name: 'Answer' }).waitFor();
  });

  // The service takes no question of such a type; a newer version of it may have stored one.
  it('says so for a type that staff made', async () => {
    const { page } = learner;
    await page.route(/\/api\/question\/item\/21001$/, async (route) => {
      const response = await route.fetch();
      const body = (await response.json()) as { data: object };
      await route.fulfill({ response, json: { ...body, data: { ...body.data, type: newType.id } } });
    });
    await page.goto('/app/question/21001');
    await page.getByText(sentence).waitFor();
    await page.getByText(abbreviation, { exact: false }).first().waitFor();
  });

  it('has a list that says there is nothing to practise yet', async () => {
    const { page } = learner;
    await page.goto(`/app/question/list/${newType.id}`);
    await page.getByText('No questions yet').waitFor();
    expect(learner.complaints).toEqual([]);
  });
});
