import { Module } from '@nestjs/common';
import { SubmissionRoutes } from './submission.routes.js';

/** What learners have submitted. */
@Module({ providers: [SubmissionRoutes] })
export class SubmissionModule {}
