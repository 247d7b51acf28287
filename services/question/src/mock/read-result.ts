import type { Queries } from '@pte/service-kit/database';
import { type ResultItem, resultView } from './mock-result.js';
import type { MockSession } from './mock-session.js';
import { itemColumns, type MockItemRow, toItem } from './mock-session-row.js';

interface ResultItemRow extends MockItemRow {
  readonly status: ResultItem['scoringStatus'];
  readonly score: string | null;
  readonly analysis: string | null;
}

/** `analysis` is the JSON text of the submission; '' without one. */
export interface AnalysedItem extends ResultItem {
  readonly analysis: string;
}

const results = {
  name: 'mock-results',
  text: `select ${itemColumns}, submission.status, submission.score, submission.analysis
    from mock_item item left join submission on submission.id = item.submission_id
    where item.session_id = $1 order by item.index`,
};

export async function readResultItems(queries: Queries, sessionId: string): Promise<AnalysedItem[]> {
  const rows = await queries.query<ResultItemRow>(results, [sessionId]);
  return rows.map((row) => ({
    ...toItem(row),
    scoringStatus: row.status,
    score: row.score ?? '',
    analysis: row.analysis ?? '',
  }));
}

/** MockResult of a submitted session as it stands now. */
export const readResult = async (queries: Queries, session: MockSession) =>
  resultView(session, await readResultItems(queries, session.id));
