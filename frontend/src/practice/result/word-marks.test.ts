import { describe, expect, it } from '@jest/globals';
import type { Analysis, WordEvidence } from '@pte/exam/scoring-result';
import { countMarks, wordMarks } from './word-marks.js';

const material = 'Night trains are back,\nand full.\n\nBook early.';

const analysis = (words: WordEvidence[], pauseMarks: Analysis['pauseMarks'] = []): Analysis => ({
  v: 1,
  status: 'done',
  words,
  pauseMarks,
});

const shown = (value: Analysis) =>
  wordMarks(material, value).map((paragraph) =>
    paragraph.map((mark) => (mark.kind === 'pause' ? `‖${mark.seconds}` : `${mark.kind}:${mark.text}`)),
  );

describe('word marks', () => {
  it('keep the paragraphs and the punctuation of the text', () => {
    expect(shown(analysis([]))).toEqual([
      ['plain:Night', 'plain:trains', 'plain:are', 'plain:back,', 'plain:and', 'plain:full.'],
      ['plain:Book', 'plain:early.'],
    ]);
  });

  it('tell said, unclear, replaced, missed and what was said besides', () => {
    const words: WordEvidence[] = [
      { w: 'um', st: 'filler', t: [0, 0.2] },
      { w: 'night', i: 0, st: 'ok', t: [0.2, 0.5] },
      { w: 'trains', i: 1, st: 'unclear', t: [0.5, 0.9] },
      { w: 'the', st: 'inserted', t: [0.9, 1] },
      { w: 'are', i: 2, st: 'omitted' },
      { w: 'back', i: 3, st: 'replaced', t: [1, 1.3] },
      { w: 'back', st: 'repeated', t: [1.3, 1.6] },
    ];
    expect(shown(analysis(words))[0]).toEqual([
      'inserted:um',
      'said:Night',
      'unclear:trains',
      'inserted:the',
      'missed:are',
      'unclear:back,',
      'inserted:back',
      'plain:and',
      'plain:full.',
    ]);
  });

  it('stand after the word that a pause followed, before what was inserted there', () => {
    const words: WordEvidence[] = [
      { w: 'night', i: 0, st: 'ok', t: [0, 0.3] },
      { w: 'er', st: 'filler', t: [1.4, 1.6] },
    ];
    expect(shown(analysis(words, [{ after: 0, seconds: 1.1 }]))[0]?.slice(0, 4)).toEqual([
      'said:Night',
      '‖1.1',
      'inserted:er',
      'plain:trains',
    ]);
  });

  it('carry the span that a click plays, and none for a missed word', () => {
    const [first] = wordMarks(material, analysis([{ w: 'night', i: 0, st: 'ok', t: [0.2, 0.5] }]));
    expect(first?.[0]).toMatchObject({ span: [0.2, 0.5] });
    const [missed] = wordMarks(material, analysis([{ w: 'night', i: 0, st: 'omitted' }]));
    expect(missed?.[0]).toMatchObject({ kind: 'missed', span: null });
  });

  it('name the sounds that were weak', () => {
    const word: WordEvidence = {
      w: 'night',
      i: 0,
      st: 'unclear',
      t: [0, 1],
      ph: [
        ['N', 0.9],
        ['AY', 0.49],
        ['T', 0.5],
      ],
    };
    expect(wordMarks(material, analysis([word]))[0]?.[0]).toMatchObject({ weakSounds: ['AY'] });
  });

  it('stand for speech that was not recognised', () => {
    expect(wordMarks(material, analysis([{ w: '', st: 'inserted', t: [0, 1] }]))[0]?.[0]).toMatchObject({ text: '…' });
  });

  it('call a pause of two seconds long', () => {
    const marks = wordMarks(
      material,
      analysis(
        [],
        [
          { after: 0, seconds: 1.9 },
          { after: 1, seconds: 2 },
        ],
      ),
    ).flat();
    expect(marks.filter((mark) => mark.kind === 'pause').map(({ long }) => long)).toEqual([false, true]);
  });

  it('have keys of their own', () => {
    const words: WordEvidence[] = [
      { w: 'a', st: 'inserted' },
      { w: 'a', st: 'inserted' },
      { w: 'night', i: 0, st: 'ok' },
    ];
    const keys = wordMarks(material, analysis(words, [{ after: 0, seconds: 1 }]))
      .flat()
      .map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('are counted by kind', () => {
    const words: WordEvidence[] = [
      { w: 'a', i: 0, st: 'omitted' },
      { w: 'b', i: 1, st: 'replaced' },
      { w: 'c', i: 2, st: 'unclear' },
      { w: 'd', st: 'repeated' },
    ];
    expect(countMarks(analysis(words, [{ after: 1, seconds: 1 }]))).toEqual({
      missed: 1,
      misread: 2,
      inserted: 1,
      pauses: 1,
    });
  });
});
