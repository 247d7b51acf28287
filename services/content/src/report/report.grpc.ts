import { Controller } from '@nestjs/common';
import { GrpcMethod } from '@nestjs/microservices';
import type {
  AddReportRequest,
  AddReportResponse,
  CloseReportRequest,
  CloseReportResponse,
  ListReportsRequest,
  ListReportsResponse,
  Report as ReportMessage,
} from '@pte/rpc/gen/pte/content/v1/report';
import { unixSeconds } from '@pte/service-kit/clock';
import { Database } from '@pte/service-kit/database';
import { AddReport } from './add-report.js';
import { CloseReport } from './close-report.js';
import type { Report } from './report.js';
import { ReportRepository } from './report.repository.js';

@Controller()
export class ReportGrpc {
  constructor(
    private readonly add: AddReport,
    private readonly close: CloseReport,
    private readonly reports: ReportRepository,
    private readonly database: Database,
  ) {}

  @GrpcMethod('ReportService')
  async addReport({ targetId, ...given }: AddReportRequest): Promise<AddReportResponse> {
    return { report: toMessage(await this.add.run({ ...given, targetId: targetId ?? null })) };
  }

  @GrpcMethod('ReportService')
  async listReports(request: ListReportsRequest): Promise<ListReportsResponse> {
    const filter = { state: request.state ?? null, targetType: request.targetType ?? null };
    if (request.countOnly) return { reports: [], count: await this.reports.count(this.database, filter) };
    const reports = await this.reports.list(this.database, filter, request.limit, request.offset);
    return { reports: reports.map(toMessage), count: 0 };
  }

  @GrpcMethod('ReportService')
  async closeReport({ id, state, note }: CloseReportRequest): Promise<CloseReportResponse> {
    return { report: toMessage(await this.close.run(id, state, note ?? null)) };
  }
}

const toMessage = (report: Report): ReportMessage => ({
  ...report,
  targetId: report.targetId ?? undefined,
  createdAt: unixSeconds(report.createdAt),
  updatedAt: unixSeconds(report.updatedAt),
});
