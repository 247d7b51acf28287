import { describe, expect, it } from '@jest/globals';
import { questionTypeRules } from '@pte/exam/registry';
import type { TypeRules } from '@pte/exam/type-rules';
import { readExercise, readKey, readTexts } from './read-exercise.js';

const readAloud = questionTypeRules(2) as TypeRules;
const content = (fields: object) => ({ content: JSON.stringify(fields) });

describe('an exercise', () => {
  it('takes its times from the type', () => {
    expect(readExercise(content({ material: 'Night trains.' }), readAloud)).toMatchObject({
      recorded: true,
      timing: { recordSeconds: 40, prepareSeconds: 35 },
    });
  });

  it('takes its own times where the question says so', () => {
    const own = content({ material: 'Night trains.', recordSeconds: 20, prepSeconds: 0 });
    expect(readExercise(own, readAloud)?.timing).toEqual({ recordSeconds: 20, prepareSeconds: 0 });
  });

  it('is none when the content does not fit its type', () => {
    expect(readExercise({ content: 'not JSON' }, readAloud)).toBeNull();
    expect(readExercise(content({ title: 'No text' }), readAloud)).toBeNull();
  });
});

describe('texts that open after a submission', () => {
  it('are the language of the interface where there are two', () => {
    const both = JSON.stringify({ v: 1, zh: '中文', en: 'English' });
    expect(readTexts(both, 'zh-CN')).toEqual(['中文']);
    expect(readTexts(both, 'en-US')).toEqual(['English']);
  });

  it('are whatever is there otherwise', () => {
    expect(readTexts(JSON.stringify({ v: 1, zh: '中文' }), 'en-US')).toEqual(['中文']);
    expect(readTexts('{}', 'zh-CN')).toEqual([]);
    expect(readTexts('broken', 'zh-CN')).toEqual([]);
  });

  it('hold no key while it is withheld', () => {
    expect(readKey({ answer: '{}' })).toEqual({});
  });
});
