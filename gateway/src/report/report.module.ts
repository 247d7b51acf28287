import { Module } from '@nestjs/common';
import { ReportRoutes } from './report.routes.js';
import { ReportedSubmission } from './reported-submission.js';

/** What users report as wrong. */
@Module({ providers: [ReportedSubmission, ReportRoutes] })
export class ReportModule {}
