import { Injectable } from '@nestjs/common';
import { UploadSigner } from '@pte/object-store/upload-signer';
import { z } from 'zod';
import { Routes, route } from '../edge/route.js';
import { storeRefusal } from './store-refusal.js';
import { StoredUpload } from './stored-upload.js';
import { bytesOf, drained } from './uploaded-file.js';

const presented = z.object({ expires: z.string().default(''), signature: z.string().default('') });

/** Where signed uploads are sent. */
@Injectable()
export class UploadRoutes extends Routes {
  constructor(
    private readonly signer: UploadSigner,
    private readonly upload: StoredUpload,
  ) {
    super();
  }

  readonly receive = route(
    {
      method: 'PUT',
      path: '/api/oss/upload/{key}',
      summary: 'Stores the bytes of a signed upload',
      who: 'anyone',
      accepts: 'bytes',
      input: { params: z.object({ key: z.string() }), query: presented },
      data: z.object({ key: z.string(), resourceId: z.int(), size: z.int() }),
    },
    async ({ params: { key }, query, now, request }) => {
      const body = request.raw;
      try {
        const contentType = request.headers['content-type'] ?? '';
        const { questionId, ...terms } = this.signer.verify({ key, contentType, ...query }, now);
        const source = bytesOf(body);
        const resource = await this.upload.run({ ...terms, questionId: questionId ?? undefined, source });
        return { key: resource.key, resourceId: resource.id, size: resource.size };
      } catch (error) {
        await drained(body).catch(() => undefined);
        throw storeRefusal(error);
      }
    },
  );
}
