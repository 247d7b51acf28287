import { questionResourceKey } from '@pte/object-store/object-key';
import type { StarterQuestion } from '../starter-bank/starter-question.js';
import { recordingsOf, type WantedRecording } from './recordings.js';

/** How much of a question's media is there: the voice that is heard unless the learner chooses, or all of them. */
export type MediaStage = 'first voice' | 'every voice';

export const pictureFile = 'picture.png';

/** Those of a question's recordings that a stage makes. */
export function recordingsAt(stage: MediaStage, question: StarterQuestion): readonly WantedRecording[] {
  return recordingsOf(question).slice(0, stage === 'first voice' ? 1 : undefined);
}

/** The question's content with the addresses of its media; as it is where it has none. */
export function contentWithMedia(question: StarterQuestion, stage: MediaStage): object {
  const recordings = recordingsAt(stage, question);
  return {
    ...question.content,
    ...(recordings.length > 0 ? { audioUrl: audioUrl(question.id, recordings) } : {}),
    ...(question.picture ? { imageUrl: questionResourceKey(question.id, pictureFile) } : {}),
  };
}

/** One address, or with several voices a list in which 0 stands for the first. Source: scoring.md 5.1. */
function audioUrl(id: number, recordings: readonly WantedRecording[]) {
  const addresses = recordings.map(({ file, voice }) => ({ type: voice ?? 0, url: questionResourceKey(id, file) }));
  const [first] = addresses;
  if (!first || addresses.length === 1) return first?.url;
  return [{ type: 0, url: first.url }, ...addresses.sort((a, b) => a.type - b.type)];
}
