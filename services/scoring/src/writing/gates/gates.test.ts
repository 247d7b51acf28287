import { describe, expect, it } from '@jest/globals';
import { smallLanguage, smallLexicon, spellingOf } from '../../../test/builders/small-language.js';
import { matchTopic } from '../content/topic.js';
import { gatherEvidence } from '../text/evidence.js';
import { capOf, gatesOf } from './gates.js';

const task = { prompt: 'Write about trams.', points: [], samples: [] };
const honest = `My uncle walks to the market because it is near. He buys bread there, and his neighbours tell him what happened in the week.
On rainy days, however, he takes the bus, which stops at the corner. It costs little, so he does not complain about the fare.
Last winter the road was closed, and he had to stay at home for a while. His friends brought him soup and old newspapers.`;

const gatesFor = (raw: string, language = smallLanguage) =>
  gatesOf(gatherEvidence(raw, '', language), {
    prompt: task.prompt,
    isSummary: false,
    topic: matchTopic(raw, task, [], smallLexicon),
    copied: 0,
  });
const codes = (raw: string) => gatesFor(raw).map(({ code }) => code);

describe('gatesOf', () => {
  it('lets an honest text pass', () => {
    expect(gatesFor(honest)).toEqual([]);
    expect(capOf([])).toBe(1);
  });

  it.each([
    ['capitals', honest.toUpperCase()],
    ['repeated', `${honest} `.repeat(4)],
    ['no-sentences', honest.replaceAll(/[.,]/g, '').toLowerCase()],
    ['one-sentence', `${`${honest} ${honest}`.replaceAll('.', ' and').replaceAll('\n', ' ')}.`],
    ['list-of-words', 'student problem idea advantage government city bus reason school friend '.repeat(4)],
  ])('names %s', (code, raw) => {
    expect(codes(raw)).toContain(code);
    expect(capOf(gatesFor(raw))).toBeLessThan(0.5);
  });

  it('names texts whose words are in no dictionary, and caps them at nothing', () => {
    const gates = gatesFor(honest, { lexicon: smallLexicon, spelling: spellingOf('the and he his') });
    expect(gates).toContainEqual(expect.objectContaining({ code: 'letters', cap: 0 }));
  });

  it('does not judge the habits of a few words', () => {
    expect(codes('BUS SCHOOL CITY')).toEqual([]);
  });
});
