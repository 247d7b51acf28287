import { mockContent } from '@pte/exam/mock-content';
import { useCallback, useEffect, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { isApiError } from '../../../lib/api/api-error.js';
import { useMockSessionsQuery, useStartMockMutation } from '../../../lib/api/mock.endpoints.js';
import type { MockSession } from '../../../lib/api/mock.shapes.js';
import type { Question } from '../../../lib/api/shapes.js';
import { SkeletonLines } from '../../../ui/skeleton.js';
import { noteOpenHere, openHere } from './exam-session.js';
import { Runner } from './runner.js';
import { StartSheet } from './start-sheet.js';

/** The start sheet, then the attempt itself. A reload in the middle of one goes on at once. */
export const Exam = ({ mock }: { mock: Question }) => {
  const sessions = useMockSessionsQuery(
    { mockId: mock.id, status: 'active', limit: 1 },
    { refetchOnMountOrArgChange: true },
  );
  const [start, { isLoading, error }] = useStartMockMutation();
  const [session, setSession] = useState<MockSession | null>(null);
  const [mine, setMine] = useState(() => openHere(mock.id));

  const begin = useCallback(
    async (restart: boolean) => {
      const { data } = await start({ mockId: mock.id, restart });
      setMine(null);
      if (!data) return;
      noteOpenHere(mock.id, data.id);
      setSession(data);
    },
    [start, mock.id],
  );

  const ready = !sessions.isFetching && (sessions.data ?? sessions.error) !== undefined;
  const open = sessions.data?.[0] ?? null;
  const resumes = ready && mine !== null && open?.id === mine;
  const ended = ready && mine !== null && sessions.data !== undefined && open?.id !== mine;
  useEffect(() => {
    if (resumes) void begin(false);
  }, [resumes, begin]);
  useEffect(() => {
    if (ended) noteOpenHere(mock.id, null);
  }, [ended, mock.id]);

  if (session) return <Runner key={session.id} session={session} />;
  // The server handed it in meanwhile, or it went on elsewhere.
  if (ended) return <Navigate to={`/app/mock/${mock.id}?attempt=${mine}`} replace />;
  if (resumes || !ready) return <SkeletonLines lines={6} height={44} />;
  return (
    <StartSheet
      name={mock.name}
      content={mockContent.parse(JSON.parse(mock.content))}
      open={open}
      busy={isLoading}
      error={isApiError(error) ? error : null}
      onStart={(restart) => void begin(restart)}
    />
  );
};
