import { Injectable } from '@nestjs/common';
import { type AcceptedType, acceptedType, isAudio, isImage } from '@pte/object-store/content-type';
import {
  avatarKey,
  isObjectName,
  questionResourceKey,
  recordingName,
  siteResourceKey,
  submissionKey,
} from '@pte/object-store/object-key';
import { UploadSigner } from '@pte/object-store/upload-signer';
import { Clock } from '@pte/service-kit/clock';
import { z } from 'zod';
import { Routes, route } from '../edge/route.js';
import { pathId } from '../edge/values.js';
import { ActionLimits, uploads } from '../limits/action-limit.js';
import { QuestionOfUpload } from './question-of-upload.js';
import { fileTypeMismatch } from './store-refusal.js';

const signedUpload = z.object({
  url: z.string(),
  method: z.literal('PUT'),
  headers: z.record(z.string(), z.string()),
  key: z.string(),
  host: z.string(),
});

const objectName = z.string().refine(isObjectName, { error: 'file.name' });
const namedFile = z.object({ fileType: z.string(), key: objectName });

function typeAmong(name: string, accepts: (type: AcceptedType) => boolean): AcceptedType {
  const type = acceptedType(name);
  if (type === null || !accepts(type)) throw fileTypeMismatch();
  return type;
}

/** Leave to send one file, for ten minutes. */
@Injectable()
export class SignatureRoutes extends Routes {
  constructor(
    private readonly signer: UploadSigner,
    private readonly questions: QuestionOfUpload,
    private readonly limits: ActionLimits,
    private readonly clock: Clock,
  ) {
    super();
  }

  readonly avatar = route(
    {
      method: 'POST',
      path: '/api/oss/tryUploadAvatar',
      summary: "Signs the upload of the caller's own picture",
      who: 'signed-in',
      input: { query: z.object({ contentType: z.string().default('image/jpeg') }) },
      data: signedUpload,
    },
    async ({ query, caller, now }) => {
      const contentType = typeAmong(query.contentType, (type) => isImage(type) && type !== 'image/gif');
      const key = avatarKey(caller.userId);
      await this.limits.take(uploads, caller.userId);
      return this.signer.sign({ key, contentType, ownerId: caller.userId, questionId: null }, now);
    },
  );

  readonly questionResource = route(
    {
      method: 'POST',
      path: '/api/oss/tryUploadQuestionResource/{id}',
      summary: 'Signs the upload of a picture or sound of a question',
      who: 'admin',
      input: { params: pathId, query: namedFile },
      data: signedUpload,
    },
    async ({ params: { id: questionId }, query, caller, now }) => {
      const contentType = typeAmong(query.fileType, () => true);
      await this.questions.mustExist(questionId, caller);
      const key = questionResourceKey(questionId, query.key);
      await this.limits.take(uploads, caller.userId);
      return this.signer.sign({ key, contentType, ownerId: caller.userId, questionId }, now);
    },
  );

  readonly submissionResource = route(
    {
      method: 'POST',
      path: '/api/oss/tryUploadSubmissionResource/{id}',
      summary: 'Signs the upload of a recording; the name is made here',
      who: 'vip',
      input: { params: pathId, query: namedFile },
      data: signedUpload,
    },
    async ({ params: { id: questionId }, query, caller, now }) => {
      const contentType = typeAmong(query.fileType, isAudio);
      await this.questions.mustBeSpoken(questionId, caller);
      const key = submissionKey(recordingName(contentType, this.clock.now().getTime()));
      await this.limits.take(uploads, caller.userId);
      return this.signer.sign({ key, contentType, ownerId: caller.userId, questionId }, now);
    },
  );

  readonly siteResource = route(
    {
      method: 'POST',
      path: '/api/oss/tryUploadSiteResource',
      summary: 'Signs the upload of a picture for the site',
      who: 'admin',
      input: { query: z.object({ contentType: z.string(), filename: objectName }) },
      data: signedUpload,
    },
    async ({ query, caller, now }) => {
      const contentType = typeAmong(query.contentType, isImage);
      const key = siteResourceKey(query.filename);
      await this.limits.take(uploads, caller.userId);
      return this.signer.sign({ key, contentType, ownerId: caller.userId, questionId: null }, now);
    },
  );
}
