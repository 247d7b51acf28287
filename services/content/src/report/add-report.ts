import { Injectable } from '@nestjs/common';
import { Clock } from '@pte/service-kit/clock';
import { Database } from '@pte/service-kit/database';
import { type GivenReport, newReport, type Report } from './report.js';
import { ReportRepository } from './report.repository.js';

/** Keeps what a user reports, with what it is about as it was at that moment. */
@Injectable()
export class AddReport {
  constructor(
    private readonly database: Database,
    private readonly reports: ReportRepository,
    private readonly clock: Clock,
  ) {}

  async run(given: GivenReport): Promise<Report> {
    return this.reports.add(this.database, newReport(given), this.clock.now());
  }
}
