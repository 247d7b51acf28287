import { Module } from '@nestjs/common';
import { QuestionModule } from '../question/question.module.js';
import { ObjectRoutes } from './object.routes.js';
import { ObjectStoreModule } from './object-store.module.js';
import { QuestionOfUpload } from './question-of-upload.js';
import { RecordingRoutes } from './recording.routes.js';
import { ResourceRoutes } from './resource.routes.js';
import { SignatureRoutes } from './signature.routes.js';
import { StoredUpload } from './stored-upload.js';
import { UploadRoutes } from './upload.routes.js';

/** Recordings, pictures and sounds. */
@Module({
  imports: [ObjectStoreModule, QuestionModule],
  providers: [
    StoredUpload,
    QuestionOfUpload,
    RecordingRoutes,
    ObjectRoutes,
    SignatureRoutes,
    UploadRoutes,
    ResourceRoutes,
  ],
})
export class StorageModule {}
