import { describe, expect, it } from '@jest/globals';
import { starterBank } from '../starter-bank/starter-bank.js';
import type { StarterQuestion } from '../starter-bank/starter-question.js';
import { contentWithMedia } from './content-with-media.js';
import { recordingsOf } from './recordings.js';
import { castOf } from './voices.js';

const aQuestion = (changes: Partial<StarterQuestion>): StarterQuestion => ({
  ...{ id: 3001, type: 3, name: 'Lab', content: { v: 1 }, key: { v: 1, text: 'The lab is open until nine.' } },
  ...{ analysis: { zh: '', en: '' }, translation: '', difficulty: 0, isExercise: false, predictiveRate: 0 },
  ...changes,
});
const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ');
const spokenBy = (question: StarterQuestion) =>
  recordingsOf(question)[0]!.parts.map((part) =>
    'tone' in part ? 'tone' : `${part.voice.accent} ${part.voice.gender}`,
  );

describe('the recordings of a question', () => {
  it('are there in every voice for a short text, in one for a long one, in none for what is read', () => {
    expect(
      recordingsOf(aQuestion({}))
        .map(({ voice }) => voice)
        .sort(),
    ).toEqual([1, 2, 3, 4]);
    expect(recordingsOf(aQuestion({ type: 5, key: { transcript: words(61) } })).length).toBe(1);
    expect(recordingsOf(aQuestion({ type: 21, content: { material: 'Read this.' }, key: { choice: 0 } }))).toEqual([]);
  });

  it('begin with another voice from question to question', () => {
    const first = [3001, 3002, 3003, 3004].map((id) => recordingsOf(aQuestion({ id }))[0]!.file);
    expect(new Set(first).size).toBe(4);
  });

  it('give every speaker of a discussion a voice, the same in all their lines', () => {
    const transcript = ['Emma', 'Tom', 'Priya', 'Tom'].map((who) => ({ who, text: 'I agree.' }));
    const voices = spokenBy(aQuestion({ type: 8, key: { transcript } }));
    expect(new Set(voices.slice(0, 3)).size).toBe(3);
    expect(voices[3]).toBe(voices[1]);
    expect(voices.map((voice) => voice.endsWith('woman'))).toEqual([true, false, true, false]);
  });

  it('cover a missing end with the tone', () => {
    const parts = { content: { choices: ['the wrong label', 'two spoons'] }, key: { choice: 0 } };
    const transcript = 'We looked until we saw that it had the wrong label.';
    const question = aQuestion({ type: 18, ...parts, key: { ...parts.key, transcript } });
    expect(spokenBy(question).at(-1)).toBe('tone');
    expect(recordingsOf(question)).toHaveLength(1);
  });

  it('say the same in every voice', () => {
    const said = recordingsOf(aQuestion({})).map(({ parts }) => parts.map((part) => ('tone' in part ? '' : part.text)));
    for (const text of said) expect(text).toEqual(['The lab is open until nine.']);
  });
});

describe('castOf', () => {
  it('has voices for three of one gender, and for more speakers than voices', () => {
    const women = castOf(['Emma', 'Rosa', 'Nadia']);
    expect(new Set([...women.values()]).size).toBe(3);
    expect(castOf(['Emma', 'Rosa', 'Nadia', 'Tom', 'Aiko']).size).toBe(5);
  });

  it('knows the gender of every speaker of the bank: no discussion is all of women by mistake', () => {
    const speakers = starterBank.flatMap((question) =>
      recordingsOf(question)[0]?.voice === undefined ? recordingsOf(question) : [],
    );
    expect(speakers.length).toBeGreaterThan(0);
    for (const { parts } of speakers) {
      const genders = parts.map((part) => ('tone' in part ? '' : part.voice.gender));
      expect(new Set(genders).size).toBe(2);
    }
  });
});

describe('contentWithMedia', () => {
  it('has one address at first and a list later, in which 0 is the first', () => {
    const question = aQuestion({});
    const first = `question-resources/3001/${recordingsOf(question)[0]!.file}`;
    expect(contentWithMedia(question, 'first voice')).toEqual({ v: 1, audioUrl: first });
    expect(contentWithMedia(question, 'every voice')).toEqual({
      v: 1,
      audioUrl: [
        { type: 0, url: first },
        ...['us-woman', 'us-man', 'uk-woman', 'uk-man'].map((file, index) => ({
          type: index + 1,
          url: `question-resources/3001/${file}.mp3`,
        })),
      ],
    });
  });

  it('adds the picture, and nothing where there is nothing to hear or see', () => {
    const picture = { kind: 'process', title: 'Tea', steps: ['pick', 'dry'], cycle: false } as const;
    const image = aQuestion({ id: 4001, type: 4, key: { points: [] }, picture });
    expect(contentWithMedia(image, 'first voice')).toEqual({ v: 1, imageUrl: 'question-resources/4001/picture.png' });
    const content = { v: 1, material: 'Read this.' };
    expect(contentWithMedia(aQuestion({ type: 21, content, key: { choice: 0 } }), 'every voice')).toEqual(content);
  });
});
