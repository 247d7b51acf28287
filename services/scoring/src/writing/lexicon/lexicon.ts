import { noForms, type WordForms } from './word-forms.js';

/** Times met as noun, verb, adjective, adverb. */
export type PartCounts = [noun: number, verb: number, adjective: number, adverb: number];
/** Irregular form to dictionary form. */
export type Exceptions = ReadonlyMap<string, string>;

type Ending = readonly [ending: string, instead: string];
const sEndings: readonly Ending[] = [
  ['ies', 'y'],
  ['es', ''],
  ['s', ''],
];
const edEndings: readonly Ending[] = [
  ['ied', 'y'],
  ['ed', 'e'],
  ['ed', ''],
];
const ingEndings: readonly Ending[] = [
  ['ing', 'e'],
  ['ing', ''],
];
const doubled = /([b-df-hj-np-tv-z])\1$/;
const [noun, verb] = [0, 1] as const;

/** What English words can be and how often they are met, from WordNet's lists. */
export class Lexicon {
  private readonly cache = new Map<string, WordForms>();

  constructor(
    private readonly counts: ReadonlyMap<string, PartCounts>,
    private readonly irregular: { readonly noun: Exceptions; readonly verb: Exceptions },
  ) {}

  /** Of a word in lower case. */
  forms(word: string): WordForms {
    const found = this.cache.get(word) ?? this.find(word);
    this.cache.set(word, found);
    return found;
  }

  /** Times that a word's dictionary form was met, as any part of speech; 0 for a word that WordNet lacks. */
  frequency(word: string): number {
    return this.met(this.forms(word).lemma);
  }

  private met(lemma: string): number {
    return (this.counts.get(lemma) ?? []).reduce((sum: number, times) => sum + times, 0);
  }

  private find(word: string): WordForms {
    const own = this.counts.get(word) ?? [0, 0, 0, 0];
    const irregularNoun = this.irregular.noun.get(word);
    const irregularVerb = this.irregular.verb.get(word);
    const plural = irregularNoun ?? this.strip(word, sEndings, noun);
    const third = this.strip(word, sEndings, verb);
    const ing = word.endsWith('ing') ? (irregularVerb ?? this.strip(word, ingEndings, verb)) : undefined;
    const past = word.endsWith('ing') ? undefined : (irregularVerb ?? this.strip(word, edEndings, verb));
    const times = (lemma: string | undefined, part: 0 | 1) => this.counts.get(lemma ?? '')?.[part] ?? 0;
    const forms = {
      noun: own[0],
      plural: times(plural, noun),
      verb: own[1],
      third: times(third, verb),
      past: times(past, verb),
      ing: times(ing, verb),
      adjective: own[2],
      adverb: own[3],
    };
    const [lemma = ''] = [word, plural, third, past, ing]
      .flatMap((name) => (name !== undefined && this.counts.has(name) ? [name] : []))
      .sort((a, b) => this.met(b) - this.met(a));
    return lemma === '' ? noForms : { ...forms, lemma };
  }

  private strip(word: string, endings: readonly Ending[], part: 0 | 1): string | undefined {
    const candidates = endings
      .filter(([ending]) => word.endsWith(ending) && word.length > ending.length + 1 && !word.endsWith('ss'))
      .map(([ending, instead]) => word.slice(0, -ending.length) + instead)
      .flatMap((stem) => (doubled.test(stem) ? [stem, stem.slice(0, -1)] : [stem]));
    return candidates
      .filter((lemma) => (this.counts.get(lemma)?.[part] ?? 0) > 0)
      .sort((a, b) => (this.counts.get(b)?.[part] ?? 0) - (this.counts.get(a)?.[part] ?? 0))[0];
  }
}
