import { skipToken } from '@reduxjs/toolkit/query';
import { useMockReportQuery, useMockSessionsQuery } from '../../../lib/api/mock.endpoints.js';

const searched = 20;

/** Overall of the attempt at the same mock before this one; null where there is none. */
export const usePreviousOverall = (mockId: number, sessionId: string): number | null => {
  const { data: sessions = [] } = useMockSessionsQuery({ mockId, status: 'submitted', limit: searched });
  const own = sessions.findIndex(({ id }) => id === sessionId);
  const earlier = own === -1 ? undefined : sessions[own + 1]?.id;
  const { currentData } = useMockReportQuery(earlier ?? skipToken);
  return currentData?.overall ?? null;
};
