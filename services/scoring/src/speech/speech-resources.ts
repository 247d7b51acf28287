import { type AcousticModel, type ModelSource, prepareModel } from './acoustic/prepare-model.js';
import type { SenoneTable } from './acoustic/senone-table.js';
import { readSenoneTable } from './acoustic/senone-table-file.js';
import { readConstants } from './model/read-constants.js';
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
  readonly pronouncer: Pronouncer;
}

/** Prepares the acoustic model where that was not done yet, and loads everything. */
export async function loadSpeechResources(source: ModelSource): Promise<SpeechResources> {
  const model = await prepareModel(source);
  const [table, reading, rating, dictionary] = await Promise.all([
    readSenoneTable(model.senoneTable),
    readConstants<ReadingModel>('reading-model'),
    readConstants<RatingModel>('rating-model'),
    PronunciationDictionary.load(model.dictionary),
  ]);
  return { model, table, reading, rating, pronouncer: new Pronouncer(dictionary) };
}
