import { describe, expect, it } from '@jest/globals';
import type { QuestionRow } from '@pte/rpc/gen/pte/question/v1/question';
import { QuestionText } from './question-text.js';

const row: QuestionRow = {
  ...{ id: 7, type: 21, deleted: false, summaryJson: '{"id":7,"name":"A } in \\"it\\""}' },
  content: '{"passage":"line\\nbreak"}',
  answer: '{"choice":2}',
  analysis: '{"zh":"因为"}',
  translation: '{"zh":"译"}',
};

const mark = { hasPracticed: true, lastScore: '{"s":1,"f":1}', collections: [0, 4] };

describe('QuestionText', () => {
  const question = new QuestionText(row);

  it('makes a summary, with or without marks', () => {
    expect(JSON.parse(question.summary())).toEqual({
      ...{ id: 7, name: 'A } in "it"', hasPracticed: false, lastScore: null, collections: [] },
    });
    expect(JSON.parse(question.summary(mark))).toMatchObject(mark);
    expect(JSON.parse(question.summary({ ...mark, lastScore: '' }))).toMatchObject({ lastScore: '' });
  });

  it('makes the whole question with its texts as they are', () => {
    const { content, answer, analysis, translation } = row;
    expect(JSON.parse(question.whole('opened', mark))).toMatchObject({
      content,
      answer,
      analysis,
      translation,
      ...mark,
    });
  });

  it('withholds the key, wherever it could stand', () => {
    const text = question.whole('redacted', mark);
    expect(JSON.parse(text)).toMatchObject({ content: row.content, answer: '{}', analysis: '{}', translation: '{}' });
    for (const secret of ['choice', '因为', '译']) expect(text).not.toContain(secret);
    expect(question.summary(mark)).not.toContain('passage');
  });

  it('knows about how much memory it takes', () => {
    expect(question.size).toBeGreaterThan(2 * row.content.length);
  });
});
