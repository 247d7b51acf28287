import { describe, expect, it } from '@jest/globals';
import { smallLexicon } from '../../../test/builders/small-language.js';
import { coverPoints } from './point-coverage.js';
import { matchTopic } from './topic.js';

const task = {
  prompt:
    'Some cities have made trams and buses free for residents. Does this reduce traffic, and is it worth the money of taxpayers?',
  points: [],
  samples: ['Passengers gain when fares vanish, while the revenue of the council shrinks.'],
};
const otherTasks = ['Sleep is neglected by teenagers. How does a short night harm memory, mood and concentration?'];
const onTopic =
  'If trams cost nothing, residents leave their cars and traffic falls, but taxpayers lose revenue from fares.';
const offTopic =
  'A short night harms memory and mood, so teenagers need sleep for concentration, however busy their evenings are.';

describe('matchTopic', () => {
  it('tells an answer to this task from one to another', () => {
    const [on, off] = [onTopic, offTopic].map((text) => matchTopic(text, task, otherTasks, smallLexicon));
    expect(on).toMatchObject({ isOffTopic: false });
    expect(off).toMatchObject({ isOffTopic: true });
    expect(on!.margin).toBeGreaterThan(0.1);
    expect(off!.margin).toBeLessThan(0);
  });

  it('needs no other tasks to see that nothing of the task was taken up', () => {
    expect(matchTopic(offTopic, task, [], smallLexicon)).toMatchObject({
      isOffTopic: true,
      margin: 0,
    });
  });

  it('passes the task itself over among the others', () => {
    expect(matchTopic(onTopic, task, [`${task.prompt}\nfares`], smallLexicon)).toEqual(
      matchTopic(onTopic, task, [], smallLexicon),
    );
  });

  it.each([
    'Free trams',
    'Trams and buses that are free for all residents and taxpayers of a city in traffic',
    'Trams, buses, residents, traffic, taxpayers: free?',
  ])('does not judge by a mere title: %s', (prompt) => {
    const title = { ...task, prompt, samples: [] };
    expect(matchTopic(offTopic, title, otherTasks, smallLexicon).isOffTopic).toBe(false);
  });
});

describe('coverPoints', () => {
  const points = [
    { id: 'p1', text: 'fares', w: 2, any: ['fare', 'ticket'] },
    { id: 'p2', text: 'a position', w: 1, any: ['in my view', "I don't"] },
  ];

  it('finds words by their beginning, with their place', () => {
    const { found, coverage } = coverPoints('No fares: good.', points);
    expect(found).toEqual([
      { id: 'p1', hit: 1, where: [3, 8] },
      { id: 'p2', hit: 0 },
    ]);
    expect(coverage).toBeCloseTo(2 / 3);
  });

  it('takes curly apostrophes and line breaks, but no part inside a word', () => {
    expect(coverPoints('I don’t', points).found[1]?.hit).toBe(1);
    expect(coverPoints('In my\nview', points).found[1]?.hit).toBe(1);
    expect(coverPoints('welfare', points).found[0]?.hit).toBe(0);
  });

  it('is unknown without points', () => {
    expect(coverPoints('Anything', []).coverage).toBeUndefined();
  });
});
