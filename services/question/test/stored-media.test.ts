import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ObjectStore } from '@pte/object-store/object-store';
import { openObjectStore } from '@pte/object-store/open-object-store';
import type { RegisterResourceRequest } from '@pte/rpc/gen/pte/content/v1/content';
import { FliteProvider } from '@pte/speech-synthesis/flite-provider';
import { SpeechCache } from '@pte/speech-synthesis/speech-cache';
import { checkBank } from '../src/seed/check/check-bank.js';
import { contentWithMedia } from '../src/seed/media/content-with-media.js';
import { StoredMedia } from '../src/seed/media/stored-media.js';
import { starterBank } from '../src/seed/starter-bank/starter-bank.js';

let folder: string;
let store: ObjectStore;
let speech: SpeechCache;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pte-media-'));
  store = await openObjectStore({ kind: 'local', directory: join(folder, 'objects') });
  speech = new SpeechCache(join(folder, 'speech'), new FliteProvider());
});
afterAll(() => rm(folder, { recursive: true }));

const starter = (id: number) => starterBank.find((question) => question.id === id)!;

const addressesIn = (content: object): string[] =>
  Object.values(content).flatMap((value: unknown) => {
    if (typeof value === 'string') return value.startsWith('question-resources/') ? [value] : [];
    return Array.isArray(value) ? value.map(({ url }: { url: string }) => url) : [];
  });

const contentService = () => {
  const noted: RegisterResourceRequest[] = [];
  const registerResource = async (request: RegisterResourceRequest) => {
    noted.push(request);
    return { resource: undefined };
  };
  return { noted, registerResource };
};

describe('the media of a question', () => {
  it.each([
    [3001, 'first voice', 'audio/mpeg'],
    [3001, 'every voice', 'audio/mpeg'],
    [4001, 'first voice', 'image/png'],
  ] as const)('%i, %s: are stored and noted under the addresses of its content', async (id, stage, contentType) => {
    const content = contentService();
    await new StoredMedia(speech, store, content).provide(starter(id), stage);
    const addresses = [...new Set(addressesIn(contentWithMedia(starter(id), stage)))];
    expect(content.noted.map(({ key }) => key).sort()).toEqual(addresses.sort());
    for (const { key, size, path, questionId } of content.noted) {
      expect(await store.head(key)).toMatchObject({ size, contentType });
      expect({ path, questionId }).toEqual({ path: 1, questionId: id });
    }
  });

  it('are not there for a question that is only read', async () => {
    const content = contentService();
    await new StoredMedia(speech, store, content).provide(starter(21_001), 'every voice');
    expect(content.noted).toEqual([]);
  });

  it('may be provided again', async () => {
    const media = new StoredMedia(speech, store, contentService());
    await media.provide(starter(3002), 'first voice');
    await expect(media.provide(starter(3002), 'first voice')).resolves.toBeUndefined();
  });
});

describe('the check of the bank', () => {
  it('passes one question of each kind, and counts what it found', async () => {
    const questions = [2001, 3001, 4001, 18_001, 21_001].map(starter);
    const { counts, problems } = await checkBank({ questions, speech, stage: 'first voice' });
    expect(problems).toEqual([]);
    expect(
      [...counts].map(([type, { questions, recordings, pictures }]) => [type, questions, recordings, pictures]),
    ).toEqual(
      expect.arrayContaining([
        [2, 1, 1, 0],
        [4, 1, 0, 1],
        [18, 1, 1, 0],
        [21, 1, 0, 0],
      ]),
    );
  });

  it('names the question whose text or sound is unfit', async () => {
    const wordy = {
      ...starter(3001),
      key: { v: 1, text: `${(starter(3001).key as { text: string }).text} `.repeat(6) },
    };
    const keyless = { ...starter(21_001), key: { v: 1 } };
    const { problems } = await checkBank({ questions: [wordy, keyless], speech, stage: 'first voice' });
    expect(problems).toEqual([
      expect.stringMatching(/^21001 .*QUESTION_CONTENT_INVALID/),
      expect.stringMatching(/^3001 .*\.mp3: [\d.]+ s where the exam has 3-9 s$/),
    ]);
  });
});
