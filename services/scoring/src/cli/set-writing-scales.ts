import { readFile, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { mean } from '../speech/statistics.js';
import { Checkers, installedCheckers } from '../writing/checker/checkers.js';
import { type WritingFeatures, writingFeatures } from '../writing/features/writing-features.js';
import { loadLanguageResources } from '../writing/load-language-resources.js';
import { directions, type Measure, onScale } from '../writing/rubric/measures.js';
import { gatherEvidence } from '../writing/text/evidence.js';

// Sets the scales of writing from our own texts and nothing else:
//   node dist/cli/set-writing-scales.js --essays test/texts/learner-essays.json --reference FILE --out FILE --languagetool FOLDER
// Essays have a level, weak or medium; the model answers to the essay tasks of the reference are the strong ones.

const { values: options } = parseArgs({
  options: {
    essays: { type: 'string', default: 'test/texts/learner-essays.json' },
    reference: { type: 'string', default: 'src/writing/reference/reference-tasks.json' },
    out: { type: 'string', default: 'src/writing/rubric/scales.json' },
    wordnet: { type: 'string', default: '/usr/share/wordnet' },
    languagetool: { type: 'string' },
  },
});
if (!options.languagetool) throw new Error('--languagetool is needed: scales are set with every checker');

const essaysSchema = z.array(z.object({ level: z.enum(['weak', 'medium']), text: z.string() }));
const referenceSchema = z.object({ tasks: z.array(z.object({ id: z.int(), sample: z.string() })) });
const read = async (path: string): Promise<unknown> => JSON.parse(await readFile(path, 'utf8'));
const isEssay = ({ id }: { readonly id: number }) => Math.floor(id / 1000) === 1;

const resources = await loadLanguageResources(options.wordnet);
const checkers = new Checkers(installedCheckers(options.languagetool));
const measured = async (text: string): Promise<WritingFeatures> =>
  writingFeatures(gatherEvidence(text, '', resources, await checkers.check(text)));

const essays = essaysSchema.parse(await read(options.essays));
const { tasks } = referenceSchema.parse(await read(options.reference));
const levels = {
  weak: essays.filter(({ level }) => level === 'weak').map(({ text }) => text),
  medium: essays.filter(({ level }) => level === 'medium').map(({ text }) => text),
  strong: tasks.filter(isEssay).map(({ sample }) => sample),
};
const features: WritingFeatures[][] = [];
for (const texts of Object.values(levels)) features.push(await Promise.all(texts.map(measured)));
checkers.close();

/** Each level counts the same, however many texts it has. */
function scaleOf(measure: Measure): [number, number] {
  const values = features.map((texts) =>
    texts.map((of) => {
      const value = of[measure];
      if (value === null) throw new Error(`${measure} could not be taken: a checker is missing`);
      return onScale(measure, value);
    }),
  );
  const middle = mean(values.map(mean));
  const spread = Math.sqrt(mean(values.map((level) => mean(level.map((value) => (value - middle) ** 2)))));
  console.log(measure.padEnd(20), values.map((level) => mean(level).toFixed(3)).join('  '), spread.toFixed(3));
  return [middle, spread].map((value) => Number(value.toPrecision(3))) as [number, number];
}

const scales = Object.fromEntries((Object.keys(directions) as Measure[]).map((measure) => [measure, scaleOf(measure)]));
await writeFile(options.out, `${JSON.stringify(scales, null, 2)}\n`);
