import type { Pronunciation } from '../tracker/reading-network.js';
import { letterToSound } from './letter-to-sound.js';
import type { PronunciationDictionary } from './pronunciation-dictionary.js';

/** Beyond the English alphabet: `café` is looked up as `cafe`. */
const accents = /\p{M}/gu;
const mostRemembered = 20_000;
/** Of a word that a learner may bend otherwise than the list of answers does. */
const endings = ['s', 'es', 'd', 'ed', 'ing'];
const shortestStem = 4;
const longestEnding = 4;
const mostForms = 8;

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

  /** The word and its inflected forms; for a stem such as `evaporat` the words that begin with it, those that are `likely` first. */
  formsOf(word: string, likely: ReadonlySet<string>): string[] {
    const isWord = this.dictionary.pronunciationsOf(word).length > 0;
    if (isWord) return [word, ...endings.map((ending) => word + ending).filter((form) => this.isKnown(form))];
    if (word.length < shortestStem) return [word];
    const forms = this.dictionary
      .wordsFrom(word, mostForms * 4)
      .filter((form) => form.length <= word.length + longestEnding);
    const sorted = [...forms.filter((form) => likely.has(form)), ...forms.filter((form) => !likely.has(form))];
    return sorted.length ? sorted.slice(0, mostForms) : [word];
  }

  private isKnown(word: string): boolean {
    return this.dictionary.pronunciationsOf(word).length > 0;
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
