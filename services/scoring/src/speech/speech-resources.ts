import { type AcousticModel, type ModelSource, prepareModel } from './acoustic/prepare-model.js';
import type { SenoneTable } from './acoustic/senone-table.js';
import { readSenoneTable } from './acoustic/senone-table-file.js';
import type { MannerModel } from './manner/manner-model.js';
import { readConstants } from './model/read-constants.js';
import type { SpottingModel } from './points/spotting-model.js';
import { classesOf } from './points/word-rivals.js';
import type { RatingModel } from './rating/rating-model.js';
import type { ReadingModel } from './tracker/track-reading.js';
import { Pronouncer } from './words/pronounce.js';
import { PronunciationDictionary } from './words/pronunciation-dictionary.js';

/** What the engine keeps in memory between recordings. */
export interface SpeechResources {
  readonly model: AcousticModel;
  readonly table: SenoneTable;
  readonly reading: ReadingModel;
  readonly rating: RatingModel;
  readonly spotting: SpottingModel;
  readonly manner: MannerModel;
  /** Pronunciations of common words, and the classes of their states. */
  readonly rivals: ReadonlyMap<string, Int32Array>;
  readonly pronouncer: Pronouncer;
}

/** Prepares the acoustic model where that was not done yet, and loads everything. */
export async function loadSpeechResources(source: ModelSource): Promise<SpeechResources> {
  const model = await prepareModel(source);
  const [table, reading, rating, spotting, manner, words, dictionary] = await Promise.all([
    readSenoneTable(model.senoneTable),
    readConstants<ReadingModel>('reading-model'),
    readConstants<RatingModel>('rating-model'),
    readConstants<SpottingModel>('spotting-model'),
    readConstants<MannerModel>('manner-model'),
    readConstants<Readonly<Record<string, string>>>('common-words'),
    PronunciationDictionary.load(model.dictionary),
  ]);
  const rivals = new Map(Object.values(words).map((sound) => [sound, classesOf(table, sound.split(' '))]));
  return { model, table, reading, rating, spotting, manner, rivals, pronouncer: new Pronouncer(dictionary) };
}
