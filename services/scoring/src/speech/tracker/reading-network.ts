import type { Emission } from '../acoustic/frame-scores.js';
import type { SenoneTable, WordPosition } from '../acoustic/senone-table.js';

/** Phones of the model's set, such as ["DH", "AH"]. */
export type Pronunciation = readonly string[];

/** One way to say a word, as the emissions of its states, three a phone. */
export interface PronunciationModel {
  readonly phones: Pronunciation;
  readonly states: Int32Array;
}

/** The ways to say a word; the first is the dictionary's first. */
export interface WordModel {
  readonly pronunciations: readonly PronunciationModel[];
}

/** The shown words in order, and every emission that their states use. */
export interface ReadingNetwork {
  readonly words: readonly WordModel[];
  readonly emissions: readonly Emission[];
}

/** Each word needs at least one pronunciation with at least one phone. */
export function buildNetwork(table: SenoneTable, words: readonly (readonly Pronunciation[])[]): ReadingNetwork {
  const emissions: Emission[] = [];
  const known = new Map<string, number>();

  const emissionOf = (phone: string, state: number, senones: readonly number[]): number => {
    const name = `${phone} ${state} ${senones.join(',')}`;
    const found = known.get(name);
    if (found !== undefined) return found;
    known.set(name, emissions.length);
    return emissions.push({ class: table.classOf(phone, state), senones }) - 1;
  };
  const statesOf = (phones: Pronunciation): number[] =>
    phones.flatMap((phone, index) => {
      const left = phones[index - 1] ?? null;
      const right = phones[index + 1] ?? null;
      const context = { phone, left, right, position: positionOf(left, right) };
      return table.senonesOf(context).map((senones, state) => emissionOf(phone, state, senones));
    });

  return {
    words: words.map((pronunciations) => ({
      pronunciations: pronunciations.map((phones) => ({ phones, states: Int32Array.from(statesOf(phones)) })),
    })),
    emissions,
  };
}

function positionOf(left: string | null, right: string | null): WordPosition {
  if (left === null) return right === null ? 's' : 'b';
  return right === null ? 'e' : 'i';
}
