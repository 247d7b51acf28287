import { describe, expect, it } from '@jest/globals';
import { questionTypeRules } from '@pte/exam/registry';
import type { TypeRules } from '@pte/exam/type-rules';
import { readExercise, readKey, readScript, readTexts } from './read-exercise.js';

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
    expect(readExercise(own, readAloud)?.timing).toEqual({
      recordSeconds: 20,
      prepareSeconds: 0,
      writingSeconds: null,
    });
  });

  it('knows how long one may write, and what its recording is for', () => {
    const essay = readExercise(content({ material: 'Discuss.' }), questionTypeRules(1) as TypeRules);
    expect(essay?.timing.writingSeconds).toBe(600);
    expect(readExercise(content({ material: 'Night trains.' }), readAloud)?.asksByAudio).toBe(false);
    expect(essay?.asksByAudio).toBe(true);
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

describe('what a recording says', () => {
  const dictation = readExercise(content({ audioUrl: 'a.mp3' }), questionTypeRules(20) as TypeRules)!;

  it('opens with the key, not before', () => {
    expect(readScript(dictation, { text: 'Return the books.' })).toEqual([{ text: 'Return the books.' }]);
    expect(readScript(dictation, {})).toEqual([]);
  });

  it('is not told where it is the text shown', () => {
    const read = readExercise(content({ material: 'Night trains.', audioUrl: 'a.mp3' }), readAloud)!;
    expect(readScript(read, {})).toEqual([]);
  });
});
