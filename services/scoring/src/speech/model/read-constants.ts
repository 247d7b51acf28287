import { readFile } from 'node:fs/promises';

type ConstantsName =
  | 'mllr-phones'
  | 'reading-model'
  | 'rating-model'
  | 'spotting-model'
  | 'manner-model'
  | 'common-words';

/** Constants that ship with the engine; NOTICE.md says what they are and where they come from. */
export async function readConstants<Constants>(name: ConstantsName): Promise<Constants> {
  return JSON.parse(await readFile(new URL(`./${name}.json`, import.meta.url), 'utf8')) as Constants;
}
