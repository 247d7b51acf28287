import { Injectable } from '@nestjs/common';
import { acceptedType, isAudio } from '@pte/object-store/content-type';
import { recordingName, submissionKey } from '@pte/object-store/object-key';
import { Clock } from '@pte/service-kit/clock';
import { z } from 'zod';
import { Routes, route } from '../edge/route.js';
import { idText } from '../edge/values.js';
import { ActionLimits, uploads } from '../limits/action-limit.js';
import { QuestionOfUpload } from './question-of-upload.js';
import { fileTypeMismatch } from './store-refusal.js';
import { StoredUpload } from './stored-upload.js';
import { withUploadedFile } from './uploaded-file.js';

const recording = z.object({ resourceUrl: z.string(), key: z.string(), resourceId: z.int(), size: z.int() });

/** Answers that are spoken. */
@Injectable()
export class RecordingRoutes extends Routes {
  constructor(
    private readonly upload: StoredUpload,
    private readonly questions: QuestionOfUpload,
    private readonly limits: ActionLimits,
    private readonly clock: Clock,
  ) {
    super();
  }

  readonly record = route(
    {
      method: 'POST',
      path: '/api/question/submission/{questionId}/recording',
      summary: 'Stores a recording for a speaking question, 1 to 10485760 bytes',
      who: 'vip',
      vipReason: 'VIP_RECORDING_ONLY',
      accepts: 'multipart',
      input: { params: z.object({ questionId: idText }) },
      data: recording,
    },
    ({ params: { questionId }, caller, request }) =>
      withUploadedFile(request, async ({ declaredType, source }) => {
        const contentType = acceptedType(declaredType);
        if (contentType === null || !isAudio(contentType)) throw fileTypeMismatch();
        const name = recordingName(contentType, this.clock.now().getTime());
        const resource = await this.upload.run({
          key: submissionKey(name),
          ownerId: caller.userId,
          questionId,
          contentType,
          source,
          beforeStoring: () => this.questions.mustBeSpoken(questionId, caller),
          beforeRegistering: () => this.limits.take(uploads, caller.userId),
        });
        return { resourceUrl: resource.key, key: name, resourceId: resource.id, size: resource.size };
      }),
  );
}
