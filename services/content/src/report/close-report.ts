import { Injectable } from '@nestjs/common';
import { Clock } from '@pte/service-kit/clock';
import { Database } from '@pte/service-kit/database';
import { closedState, type Report, ReportNotFound } from './report.js';
import { ReportRepository } from './report.repository.js';

/** An admin has looked at it. */
@Injectable()
export class CloseReport {
  constructor(
    private readonly database: Database,
    private readonly reports: ReportRepository,
    private readonly clock: Clock,
  ) {}

  /** `note`: null leaves the one it has. Throws VALIDATION or REPORT_NOT_FOUND. */
  async run(id: string, state: string, note: string | null): Promise<Report> {
    const change = { state: closedState(state), note, now: this.clock.now() };
    const report = await this.reports.close(this.database, id, change);
    if (!report) throw new ReportNotFound();
    return report;
  }
}
