import { readFile } from 'node:fs/promises';
import { objectPath, questionResourceKey } from '@pte/object-store/object-key';
import type { ObjectStore } from '@pte/object-store/object-store';
import type { ResourceServiceClient } from '@pte/rpc/gen/pte/content/v1/content';
import type { RpcClient } from '@pte/service-kit/grpc-client';
import type { SpeechCache } from '@pte/speech-synthesis/speech-cache';
import { renderPicture } from '../picture/render-picture.js';
import type { StarterQuestion } from '../starter-bank/starter-question.js';
import { type MediaStage, pictureFile, recordingsAt } from './content-with-media.js';
import type { QuestionMedia } from './question-media.js';

/** Owner of what comes with the product: no user has this id. */
const productItself = 0;
/** Bytes; a discussion of three minutes has 0.7 MB. */
const maxBytes = 5 * 1024 * 1024;
/** Milliseconds that the content service may take while the machine is busy speaking. */
const timeout = 30_000;

interface MadeFile {
  readonly questionId: number;
  readonly file: string;
  readonly contentType: string;
  readonly bytes: Uint8Array;
}

/** Speaks and draws, keeps the files in the object store and notes them at the content service, as uploads are. */
export class StoredMedia implements QuestionMedia {
  constructor(
    private readonly speech: SpeechCache,
    private readonly store: ObjectStore,
    private readonly resources: Pick<RpcClient<ResourceServiceClient>, 'registerResource'>,
  ) {}

  async provide(question: StarterQuestion, stage: MediaStage): Promise<void> {
    const { id: questionId, picture } = question;
    for (const { file, parts } of recordingsAt(stage, question)) {
      const bytes = await readFile(await this.speech.recording(parts));
      await this.keep({ questionId, file, contentType: 'audio/mpeg', bytes });
    }
    if (!picture) return;
    await this.keep({ questionId, file: pictureFile, contentType: 'image/png', bytes: await renderPicture(picture) });
  }

  private async keep({ questionId, file, contentType, bytes }: MadeFile): Promise<void> {
    const key = questionResourceKey(questionId, file);
    const { size } = await this.store.write(key, once(bytes), { contentType, maxBytes });
    const facts = { key, path: objectPath.questionResource, ownerId: productItself, questionId, size, contentType };
    await this.resources.registerResource(facts, { timeout });
  }
}

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}
