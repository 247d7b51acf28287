import { Module } from '@nestjs/common';
import { AddReport } from './add-report.js';
import { CloseReport } from './close-report.js';
import { ReportGrpc } from './report.grpc.js';
import { ReportRepository } from './report.repository.js';

/** What users report as wrong. */
@Module({ controllers: [ReportGrpc], providers: [ReportRepository, AddReport, CloseReport] })
export class ReportModule {}
