import { describe, expect, it } from '@jest/globals';
import { changedType, checkDeletable, checkTypeChanges, newQuestionType, type QuestionType } from './question-type.js';

const given = { abbr: 'SH', name: 'Shadowing', type: 0 };
const aType = (id: number, more: Partial<QuestionType> = {}): QuestionType => ({
  ...newQuestionType(given),
  id,
  deletedAt: null,
  ...more,
});

describe('a new type', () => {
  it('is trimmed and completed', () => {
    expect(newQuestionType({ abbr: ' SH ', name: ' Shadowing ', type: 3 })).toEqual({
      ...{ abbr: 'SH', name: 'Shadowing', type: 3, mode: 0 },
      ...{ shortName: '', description: '', directions: '', scoringRules: '' },
    });
  });

  it('names everything that is missing', () => {
    expect(() => newQuestionType({})).toThrow(
      expect.objectContaining({
        details: { fields: { abbr: { code: 'required' }, name: { code: 'required' }, type: { code: 'required' } } },
      }),
    );
  });
});

describe('changes of a type', () => {
  it('keep what is undefined', () => {
    expect(changedType(aType(100), { name: 'Other', mode: undefined })).toEqual(aType(100, { name: 'Other' }));
  });

  it('may move a type of one’s own, never a built-in one', () => {
    expect(changedType(aType(100), { type: 2, abbr: 'SX' })).toMatchObject({ type: 2, abbr: 'SX' });
    expect(() => changedType(aType(2), { type: 2 })).toThrow('QUESTION_TYPE_BUILT_IN');
    expect(() => changedType(aType(2), { abbr: 'SX' })).toThrow('QUESTION_TYPE_BUILT_IN');
    expect(changedType(aType(2), { type: 0, abbr: ' SH ' })).toEqual(aType(2));
  });

  it('know the fifth category only of mocks', () => {
    expect(() => checkTypeChanges(25, { type: 4 })).not.toThrow();
    expect(() => checkTypeChanges(24, { type: 4 })).toThrow('VALIDATION');
    expect(() => checkTypeChanges(25, { type: 5 })).toThrow('VALIDATION');
  });
});

describe('deleting a type', () => {
  it('is for types of one’s own without questions', () => {
    expect(() => checkDeletable(aType(100), 0)).not.toThrow();
    expect(() => checkDeletable(aType(100), 1)).toThrow('QUESTION_TYPE_IN_USE');
    expect(() => checkDeletable(aType(0), 1)).toThrow('QUESTION_TYPE_BUILT_IN');
  });
});
