import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { syntheticSound, syntheticTable } from '../../../test/builders/synthetic-sound.js';
import { buildNetwork } from '../tracker/reading-network.js';
import { type ReadingModel, trackReading } from '../tracker/track-reading.js';
import { readingText } from '../words/reading-text.js';
import { extraSpeech } from './other-speech.js';
import { readWords } from './read-words.js';

const model = JSON.parse(readFileSync(new URL('../model/reading-model.json', import.meta.url), 'utf8')) as ReadingModel;
const cat = [['K', 'AA', 'T']];
const see = [['S', 'IY']];
const team = [['T', 'IY', 'M']];
const hum = [['M']];

const heard = (script: string) => {
  const whole = buildNetwork(syntheticTable, [cat, see, team, hum]);
  const network = { ...whole, words: whole.words.slice(0, 3) };
  const reading = trackReading(network, syntheticSound(whole, script, 12), model);
  const words = readWords(readingText('cat see team'), reading, 0.01);
  return extraSpeech({
    reading,
    words,
    models: network.words,
    fillers: whole.words.slice(3).map((filler) => ({ model: filler, text: 'mm' })),
    costs: model.tracker,
  });
};

describe('extraSpeech', () => {
  it('finds none in an exact reading', () => {
    expect(heard('_ | K AA T | S IY | T IY M | _')).toEqual([]);
  });

  it('finds what was put in', () => {
    expect(heard('_ | K AA T | ? ? ? | S IY | T IY M | _')).toMatchObject([{ kind: 'inserted', text: '…' }]);
  });

  it('knows a repeated word', () => {
    expect(heard('_ | K AA T | K AA T | S IY | T IY M | _')).toMatchObject([{ kind: 'repeated', text: 'cat' }]);
  });

  it('knows repeated words', () => {
    expect(heard('_ | K AA T | S IY | K AA T | S IY | T IY M | _')).toMatchObject([{ text: 'cat see' }]);
  });

  it('takes stretches with a short break between them for one', () => {
    expect(heard('_ | K AA T | ? ? | _ | ? ? | S IY | T IY M | _')).toMatchObject([{ kind: 'inserted', before: 1 }]);
  });

  it('knows a hesitation', () => {
    expect(heard('_ | K AA T | M*3 | S IY | T IY M | _')).toMatchObject([{ kind: 'filler', text: 'mm', before: 1 }]);
  });

  it('takes a short stretch for a sound of its neighbours', () => {
    expect(heard('_ | K AA T | ? ? | S IY | T IY M | _')).toEqual([]);
  });
});
