import { describe, expect, it } from '@jest/globals';
import {
  changedQuestion,
  checkQuestionChanges,
  newQuestion,
  type Question,
  type QuestionChanges,
  undeleted,
} from './question.js';

const fields = (given: QuestionChanges = {}): QuestionChanges => ({
  type: 21,
  name: 'Lights',
  content: '{"title":"Why?","choices":["a","b"]}',
  answer: '{"choice":1}',
  ...given,
});
const aQuestion = (given: Partial<Question> = {}): Question => ({
  ...newQuestion(fields()),
  ...{ id: 5, createdAt: new Date(0), updatedAt: new Date(0), deletedAt: null },
  ...given,
});
const refusal = (reason: string, ...names: string[]) =>
  expect.objectContaining({
    reason,
    details: expect.objectContaining({ fields: expect.objectContaining(named(names)) }),
  });
const named = (names: string[]) => Object.fromEntries(names.map((name) => [name, expect.anything()]));

describe('a new question', () => {
  it('gets the defaults of what is not given', () => {
    expect(newQuestion(fields())).toMatchObject({
      ...{ analysis: '{}', translation: '{}', difficulty: 0, isExercise: false, predictiveRate: 0 },
    });
  });

  it('names everything that is wrong at once', () => {
    expect(() => newQuestion(fields({ type: undefined, name: '', difficulty: 9 }))).toThrow(
      refusal('VALIDATION', 'type', 'name', 'difficulty'),
    );
  });

  it('needs simple fields before JSON, JSON before its form', () => {
    expect(() => newQuestion(fields({ name: '', content: undefined }))).toThrow(refusal('VALIDATION', 'name'));
    expect(() => newQuestion(fields({ content: undefined, answer: '{' }))).toThrow(
      refusal('JSON_KEY_UNDEFINED', 'content'),
    );
    expect(() => newQuestion(fields({ content: '{}', answer: '{' }))).toThrow(refusal('JSON_KEY_INVALID', 'answer'));
    expect(() => newQuestion(fields({ content: '{}' }))).toThrow(refusal('QUESTION_CONTENT_INVALID', 'content'));
  });

  it('may not show its key in its content', () => {
    const content = '{"title":"Why?","choices":["a","b"],"choice":1}';
    expect(() => newQuestion(fields({ content }))).toThrow(refusal('QUESTION_CONTENT_INVALID', 'content'));
  });
});

describe('changes', () => {
  it('are refused on sight when no question could take them', () => {
    expect(() => checkQuestionChanges({ analysis: 'no' })).toThrow(refusal('JSON_KEY_INVALID', 'analysis'));
    expect(() => checkQuestionChanges({ name: ' ' })).toThrow(refusal('VALIDATION', 'name'));
    expect(() => checkQuestionChanges({})).not.toThrow();
  });

  it('leave alone what is undefined', () => {
    expect(changedQuestion(aQuestion(), { name: ' New ', answer: undefined })).toEqual(aQuestion({ name: 'New' }));
  });

  it('judge the form only when content or key changes, so that an old question can always be renamed', () => {
    const outdated = aQuestion({ content: '{}' });
    expect(changedQuestion(outdated, { name: 'Renamed' }).name).toBe('Renamed');
    expect(() => changedQuestion(outdated, { answer: '{"choice":0}' })).toThrow(
      refusal('QUESTION_CONTENT_INVALID', 'content'),
    );
  });
});

describe('undeleted', () => {
  it('lets through only what is there', () => {
    expect(undeleted(aQuestion()).id).toBe(5);
    expect(() => undeleted(aQuestion({ deletedAt: new Date(0) }))).toThrow('QUESTION_NOT_FOUND');
    expect(() => undeleted(undefined)).toThrow('QUESTION_NOT_FOUND');
  });
});
