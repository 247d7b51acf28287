import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { listAnswer, listOf } from '../edge/list-query.js';
import { notFound } from '../edge/refusal.js';
import { Routes, route } from '../edge/route.js';
import { ContentNeighbour } from '../neighbours/neighbours.js';
import { closing, givenReport, reportList } from './report.input.js';
import { report, reportOf, reviewedReport, reviewedReportOf } from './report.shapes.js';
import { ReportedSubmission } from './reported-submission.js';

const uuid = z.uuid();

/** What users say is wrong. */
@Injectable()
export class ReportRoutes extends Routes {
  constructor(
    private readonly content: ContentNeighbour,
    private readonly submissions: ReportedSubmission,
  ) {
    super();
  }

  readonly add = route(
    {
      method: 'PUT',
      path: '/api/report/new',
      summary: 'Reports what is wrong; a submission of the caller is kept as it is now',
      who: 'signed-in',
      input: { body: givenReport },
      data: report,
    },
    async ({ body: { targetType, targetId, content }, caller, now }) => {
      const isSubmission = targetType === 'submission' && typeof targetId === 'number';
      const evidence = isSubmission ? await this.submissions.evidence(targetId, caller, now) : '';
      const given = { userId: caller.userId, targetType, targetId: targetId ?? undefined, content, evidence };
      const { report: added } = await this.content.reports.addReport(given);
      return added && reportOf(added);
    },
  );

  readonly list = route(
    {
      method: 'GET',
      path: '/api/report',
      summary: 'A page of reports, newest first',
      who: 'admin',
      input: { query: reportList },
      data: listOf(reviewedReport),
    },
    async ({ query: { count: countOnly, ...rest } }) => {
      const { reports, count } = await this.content.reports.listReports({ ...rest, countOnly });
      return listAnswer({ count: countOnly }, { json: JSON.stringify(reports.map(reviewedReportOf)), count });
    },
  );

  readonly close = route(
    {
      method: 'PUT',
      path: '/api/report/{id}',
      summary: 'Says what came of a report',
      who: 'admin',
      input: { params: z.object({ id: z.string() }), body: closing },
      data: reviewedReport,
    },
    async ({ params: { id }, body }) => {
      if (!uuid.safeParse(id).success) throw notFound('REPORT_NOT_FOUND');
      const { report: closed } = await this.content.reports.closeReport({ id, ...body });
      return closed && reviewedReportOf(closed);
    },
  );
}
