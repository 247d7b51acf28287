import { describe, expect, it } from '@jest/globals';
import { lengthProblem, paceProblem, pictureProblem } from './media-problem.js';
import { reportText } from './report-text.js';

describe('what is wrong with a recording', () => {
  it.each([
    [30, 10, undefined],
    [30, 4, '30 words in 4.0 s'],
    [30, 40, '30 words in 40.0 s'],
    [3, 0, '3 words in 0.0 s'],
  ])('%i words in %d s', (words, seconds, problem) => {
    expect(paceProblem(words, seconds)).toBe(problem);
  });

  it.each([
    [3, 5, undefined],
    [3, 14, '14.0 s where the exam has 3-9 s'],
    [13, 30, '30.0 s where the exam has 60-90 s'],
    [2, 300, undefined],
  ])('type %i lasting %d s', (type, seconds, problem) => {
    expect(lengthProblem(type, seconds)).toBe(problem);
  });
});

describe('what is wrong with a picture', () => {
  it('is nothing when it is drawn, and too little ink when nothing but a title is there', async () => {
    const table = { kind: 'table', title: 'Cars', columns: ['Car', 'Price'], rows: [['City', '21,000']] } as const;
    expect(await pictureProblem(table)).toBeUndefined();
    const empty = { kind: 'plans', title: 'A town', plans: [{ name: '1980', places: [] }] } as const;
    expect(await pictureProblem(empty)).toMatch(/% of the picture is ink/);
  });
});

describe('the report', () => {
  it('lists each type and every problem', () => {
    const counts = new Map([[3, { abbr: 'RS', questions: 40, recordings: 40, pictures: 0, seconds: 176.4 }]]);
    expect(reportText({ counts, problems: [] })).toMatch(/ +3 {2}RS +40 +40 +0 +176\n.*all.*\nnothing is wrong$/);
    expect(reportText({ counts, problems: ['3001 too fast'] })).toContain('1 problems:\n3001 too fast');
  });
});
