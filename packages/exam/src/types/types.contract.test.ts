import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { answerText, readAnswer } from '../answer.js';
import { questionProblem } from '../question-problems.js';
import { builtInType } from '../question-types.js';
import { redact, secretsIn } from '../redaction.js';
import { practisedTypeIds, questionTypeRules } from '../registry.js';
import { pointsOf } from '../scoring-result.js';
import { traits } from '../traits.js';
import type { TypeFixtures } from '../type-fixtures.js';
import type { TypeRules } from '../type-rules.js';

interface TypeFolder {
  readonly name: string;
  readonly rules: TypeRules;
  readonly fixtures: TypeFixtures;
}

const folderOf = async (name: string): Promise<TypeFolder> => ({
  name,
  rules: (await import(`./${name}/rules.js`)).rules,
  fixtures: (await import(`./${name}/fixtures.js`)).fixtures,
});
const names = readdirSync(join(import.meta.dirname)).filter((name) => !name.includes('.'));
const folders = await Promise.all(names.map(folderOf));

const frozen = <Value>(value: Value): Value => {
  if (typeof value === 'object' && value !== null) Object.values(value).forEach(frozen);
  return Object.freeze(value);
};

describe.each(folders)('the type in $name', ({ name, rules, fixtures }) => {
  const { content, key } = frozen({ content: fixtures.content, key: fixtures.key });
  const accepts = (value: unknown) => {
    const read = rules.answer.safeParse(value);
    return read.success && rules.answerFits(content, read.data);
  };

  it('is registered and bears the abbreviation of its built-in type', () => {
    expect(questionTypeRules(rules.typeId)).toBe(rules);
    expect(builtInType(rules.typeId)?.abbr.toLowerCase()).toBe(name);
  });

  it('gives directions in English, with the number of words that its Form asks for', () => {
    expect(rules.directions).toMatch(/^[\x20-\x7e]{40,}$/);
    const { good } = rules.wordLimits ?? {};
    for (const [, from, to] of rules.directions.matchAll(/(\d+)(?:-| to )(\d+) words/g)) {
      expect([Number(from), Number(to)]).toEqual(good);
    }
  });

  it('takes its own example and keeps keys it does not know', () => {
    expect(questionProblem(rules, content, key)).toBeUndefined();
    expect(rules.content.parse({ ...content, hint: 'kept' })).toHaveProperty('hint', 'kept');
    expect(rules.key.parse({ ...key, source: 'kept' })).toHaveProperty('source', 'kept');
  });

  it('takes what any question may carry', () => {
    const more = { v: 1, directions: 'Do this.', imageAlt: 'Bar chart', prepSeconds: 5, recordSeconds: 60 };
    expect(questionProblem(rules, { ...content, ...more }, { ...key, v: 1 })).toBeUndefined();
  });

  it('needs a key where the key decides, and only there', () => {
    expect(questionProblem(rules, content, {}) === undefined).toBe(rules.mark === undefined);
  });

  it.each(fixtures.broken)('refuses a broken question, naming $field', ({ field, ...question }) => {
    expect(questionProblem(rules, question.content, question.key)).toMatchObject({ field });
  });

  it('shows nothing of the key before an answer', () => {
    expect(secretsIn(rules, content)).toEqual([]);
    const careless = { ...key, ...content, answer: key, transcript: 'spoken' };
    expect(redact(rules, careless)).toEqual(content);
  });

  it('takes its sample answer through the text that is sent', () => {
    expect(accepts(readAnswer(answerText(fixtures.sample)))).toBe(true);
  });

  it('refuses every hostile answer and never throws', () => {
    for (const value of fixtures.hostile) expect(accepts(value)).toBe(false);
  });

  it('is either marked by rule or scored by traits', () => {
    expect([rules.mark, rules.traits].filter((way) => way !== undefined)).toHaveLength(1);
  });

  if (rules.markWithoutVip) {
    it('gives a learner without VIP the points of Form, and says so', () => {
      const { score, analysis } = rules.markWithoutVip!({ content, key }, fixtures.sample);
      const form = rules.traits!.find(({ i }) => i === traits.form.i);
      expect(score).toEqual([{ ...form, s: expect.any(Number) }]);
      expect(analysis.notes![0]).toMatchObject({ code: 'vip' });
    });
  }

  if (rules.partAnswer) {
    it('takes gaps from a mock only, and marks them wrong', () => {
      const { value, s } = fixtures.gapped!;
      const read = rules.partAnswer!.safeParse(value);
      expect(accepts(value)).toBe(false);
      expect(read.success && rules.answerFits(content, read.data)).toBe(true);
      expect(rules.mark!({ content, key }, value).score).toMatchObject({ s });
    });
  }

  if (rules.script) {
    it('has something to say, in the contents of its recording', () => {
      const script = rules.script!({ content, key });
      expect(script.length).toBeGreaterThan(0);
      for (const line of script) expect('tone' in line ? line.tone : line.text.trim()).toBeTruthy();
    });
  }

  if (rules.mark) {
    const mark = (value: unknown) => rules.mark!({ content, key }, frozen(value));
    const points = (value: unknown) => pointsOf(mark(value).score);

    it('gives every point for the full answer and none for the empty one', () => {
      const { points: got, fullPoints } = points(fixtures.full);
      expect(got).toBe(fullPoints);
      expect(rules.fullAnswer!({ content, key })).toEqual(fixtures.full);
      expect(fullPoints).toBe(builtInType(rules.typeId)?.max ?? fullPoints);
      expect(points(fixtures.empty)).toEqual({ points: 0, fullPoints });
    });

    it('gives some points for a partial answer, where there is such a thing', () => {
      if (fixtures.partial) expect(points(fixtures.partial.value).points).toBe(fixtures.partial.s);
      else expect(points(fixtures.full).fullPoints).toBe(1);
    });

    it('never throws and never leaves the scale on hostile answers', () => {
      for (const value of fixtures.hostile) {
        const { points: got, fullPoints } = points(value);
        expect(got >= 0 && got <= fullPoints).toBe(true);
      }
    });

    it('is pure: the same in gives the same out', () => {
      expect(mark(fixtures.sample)).toEqual(mark(fixtures.sample));
    });
  }

  if (rules.traits) {
    it('has traits that add up to the points of the type', () => {
      expect(rules.traits!.reduce((sum, { f }) => sum + f, 0)).toBe(builtInType(rules.typeId)?.max);
      expect(new Set(rules.traits!.map(({ i }) => i)).size).toBe(rules.traits!.length);
    });
  }
});

describe('the registry', () => {
  it('holds every folder once, by ascending id', () => {
    expect(practisedTypeIds).toEqual(folders.map(({ rules }) => rules.typeId).sort((a, b) => a - b));
  });

  it.each([25, 100, -1, Number.NaN])('knows nothing of %p', (id) => {
    expect(questionTypeRules(id)).toBeUndefined();
  });
});
