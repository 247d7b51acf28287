import type { Pronunciation } from '../tracker/reading-network.js';
import { letterToSound } from './letter-to-sound.js';
import type { PronunciationDictionary } from './pronunciation-dictionary.js';

/** Beyond the English alphabet: `café` is looked up as `cafe`. */
const accents = /\p{M}/gu;
const mostRemembered = 20_000;

/** Finds how a spoken word is pronounced: the dictionary first, then spelled-out letters, then letter-to-sound rules. */
export class Pronouncer {
  private readonly remembered = new Map<string, Promise<readonly Pronunciation[]>>();

  constructor(
    private readonly dictionary: PronunciationDictionary,
    private readonly guess: (word: string) => Promise<Pronunciation | null> = letterToSound,
  ) {}

  /** Empty only for what cannot be spoken in English at all, such as a word in another script. */
  pronounce(word: string): Promise<readonly Pronunciation[]> {
    const known = this.remembered.get(word);
    if (known) return known;
    if (this.remembered.size >= mostRemembered) this.remembered.clear();
    const found = this.find(word);
    this.remembered.set(word, found);
    found.catch(() => this.remembered.delete(word));
    return found;
  }

  private async find(word: string): Promise<readonly Pronunciation[]> {
    const plain = word.normalize('NFD').replace(accents, '').toLowerCase();
    for (const spelling of [plain, plain.replace(/'s?$/, ''), plain.replaceAll("'", '')]) {
      const entries = this.dictionary.pronunciationsOf(spelling);
      if (!entries.length) continue;
      return spelling === plain || !plain.endsWith("'s") ? entries : entries.map((phones) => [...phones, 'Z']);
    }
    if (!/^[a-z']+$/.test(plain)) return [];
    const guessed = isSpelledOut(plain) ? this.spellOut(plain) : await this.guess(plain);
    return guessed ? [guessed] : [];
  }

  private spellOut(word: string): Pronunciation {
    return [...word].flatMap((letter) => this.dictionary.pronunciationsOf(letter).at(-1) ?? []);
  }
}

/** Without a vowel it is an abbreviation: `pdf`. */
const isSpelledOut = (word: string): boolean => word.length <= 5 && !/[aeiouy]/.test(word);
