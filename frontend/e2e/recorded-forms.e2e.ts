import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { builtInTypes } from '@pte/exam/question-types';
import type { Page } from 'playwright-core';
import { signIn, type Visit, visit } from './chromium.js';
import { recording } from './hands/recording.js';
import { learnerRecording } from './learner-recording.js';
import { openByKeys, openByMouse, reload, resultOf, submitByKeys, submitByMouse } from './practice.js';

const voice = learnerRecording();
const recorded = [2, 3, 4, 5, 6, 7, 8].map((type) => [builtInTypes[type]?.abbr, type] as const);

const speaker = async (name: 'learner' | 'vip'): Promise<Visit> => {
  const visited = await visit(voice ? { microphone: voice.file } : {});
  await signIn(visited.page, name, `${name}-demo-pass`);
  return visited;
};

const myRecording = (page: Page) => page.getByRole('button', { name: 'Play: My recording' });

describe('a recording of a VIP', () => {
  let learner: Visit;
  beforeAll(async () => {
    learner = await speaker('vip');
  });
  beforeEach(() => learner.forget());
  afterAll(() => learner.end());

  it.each(recorded)('%s by mouse survives a reload and is scored', async (_, type) => {
    const { page } = learner;
    await openByMouse(page, type, 0);
    await recording.byMouse(page);
    await reload(page);
    await recording.holds(page);
    await submitByMouse(page);

    await resultOf(page, 'scored');
    await myRecording(page).waitFor();
    expect(learner.complaints).toEqual([]);
  });

  it.each(recorded)('%s by keyboard alone is scored', async (_, type) => {
    const { page } = learner;
    await openByKeys(page, type, 1);
    await recording.byKeys(page);
    await submitByKeys(page);

    await resultOf(page, 'scored');
    expect(learner.complaints).toEqual([]);
  });
});

describe('a recording of a learner without VIP', () => {
  let learner: Visit;
  beforeAll(async () => {
    learner = await speaker('learner');
  });
  afterAll(() => learner.end());

  it('can be made and heard, and is not sent', async () => {
    const { page } = learner;
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() !== 'GET' && request.url().includes('/question/')) sent.push(request.url());
    });
    await openByMouse(page, 3, 0);
    await recording.byMouse(page);
    await myRecording(page).waitFor();
    await submitByKeys(page);

    await page.getByText('Yours is kept on this device').waitFor();
    expect(sent).toEqual([]);
  });
});
