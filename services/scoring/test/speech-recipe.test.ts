import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { home } from '@pte/local/folders';
import { sharedDirectory } from '@pte/testing/shared-directory';
import { hearFile } from '../src/cli/hear-file.js';
import { FrameScorer } from '../src/speech/acoustic/score-frames.js';
import { SenoneDumpFile } from '../src/speech/acoustic/senone-dump-file.js';
import { decodeRecording } from '../src/speech/audio/decode-recording.js';
import { markReading } from '../src/speech/marking/mark-reading.js';
import { runProgram } from '../src/speech/program/run-program.js';
import { loadSpeechResources, type SpeechResources } from '../src/speech/speech-resources.js';
import { buildNetwork } from '../src/speech/tracker/reading-network.js';
import { type TrackedReading, trackReading } from '../src/speech/tracker/track-reading.js';

interface WorkedExample {
  readonly case_id: string;
  readonly words: readonly string[];
  readonly features: readonly (readonly number[])[];
  readonly p_word_before_gate: readonly number[];
  readonly utterance_features: readonly number[];
  readonly p_utterance: number;
}

const shared = sharedDirectory();
if (!shared) console.warn('No folder of shared recordings: the engine is not checked against learner speech.');
const withShared = shared ? describe : describe.skip;
const recording = join(shared ?? '', 'data/speech-dev/audio/024880339.flac');

let resources: SpeechResources;
beforeAll(async () => {
  resources = await loadSpeechResources({
    kind: 'adapted',
    sourceFolder: '/usr/share/pocketsphinx/model/en-us',
    preparedFolder: join(home(), 'speech-model'),
  });
});

/** The first values, to the second digit; other decoders differ in the third. */
function expectClose(values: readonly number[], expected: readonly number[]): void {
  for (const [place, value] of expected.entries()) expect(values[place]).toBeCloseTo(value, 2);
}

withShared('the reading tracker', () => {
  it('gives the worked examples of the recipe', async () => {
    const constants = await readFile(new URL('../src/speech/model/reading-model.json', import.meta.url), 'utf8');
    for (const example of (JSON.parse(constants) as { examples: WorkedExample[] }).examples) {
      const reading = await trackAsFitted(example.words);
      reading.words.forEach(({ features, ungated }, index) => {
        const expected = example.features[index] ?? [];
        expectClose(Object.values(features), expected);
        expect(ungated).toBeCloseTo(example.p_word_before_gate[index] ?? 0, 3);
      });
      expectClose(Object.values(reading.utterance), example.utterance_features);
      expect(reading.isThisText).toBeCloseTo(example.p_utterance, 3);
    }
  });
});

withShared('a learner', () => {
  const content = async (text: string): Promise<number> => {
    const { heard, sound } = await hearFile(resources, recording, text);
    return markReading(heard, sound, resources.rating).score[0]?.s ?? 0;
  };

  it('gets clearly less for the same recording with another text shown', async () => {
    const right = await content('I was trying to guess the time');
    const other = await content('My sister bought a yellow umbrella yesterday');
    expect(right).toBe(5);
    expect(other).toBeLessThan(2);
  });
});

/** The model was fitted on frames without the long silences; the engine keeps them, for true times, at no loss. */
async function trackAsFitted(words: readonly string[]): Promise<TrackedReading> {
  const { model, table, reading, pronouncer } = resources;
  const folder = await mkdtemp(join(tmpdir(), 'pte-test-'));
  try {
    await decodeRecording({ recording, target: join(folder, 'sound.raw'), longestSeconds: 60, timeLimitSeconds: 30 });
    await runProgram({
      command: 'bash',
      arguments: [
        '-c',
        `cd '${folder}' && echo sound > ctl && echo 'a AH' > dict && pocketsphinx_batch ${[
          '-adcin yes -adchdr 0 -cepdir . -cepext .raw -ctl ctl -dict dict -allphone_ci yes -cmn batch -compallsen yes',
          `-hmm '${model.acousticFolder}' -allphone '${model.phoneGrammar}' -senlogdir . -hyp hyp -logfn log`,
        ].join(' ')}`,
      ],
      timeLimitSeconds: 60,
    });
    const network = buildNetwork(
      table,
      await Promise.all(words.map((word) => pronouncer.pronounce(word.toLowerCase()))),
    );
    const dump = new SenoneDumpFile(join(folder, '000000000.sen'), table.senoneCount);
    const scorer = new FrameScorer(table, network.emissions, reading.tracker.triphone_floor, dump.frames);
    dump.forEachFrame((costs) => scorer.add(costs));
    return trackReading(network, scorer.result(), reading);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
