import { mockApi } from '../../../lib/api/mock.endpoints.js';
import type { MockSession } from '../../../lib/api/mock.shapes.js';
import { uploadRecording } from '../../../lib/api/upload-recording.js';
import { readRecording } from '../../../lib/draft/recording-store.js';
import type { Store } from '../../../lib/store.js';
import type { Progress } from './place.js';
import { createProgressSender, type ProgressSender } from './progress-sender.js';
import { type ClosedReason, createSaveQueue, type SaveQueue } from './save-queue.js';
import { createServerClock, type ServerClock } from './server-clock.js';
import { workKey } from './work-store.js';
import { openWorkbook, type Workbook } from './workbook.js';

/** What works behind the screens of one attempt. */
export interface Sitting {
  clock: ServerClock;
  book: Workbook;
  queue: SaveQueue;
  progress: ProgressSender;
  /** Tells the server a place and waits for its answer. Rejects with an `ApiError`. */
  move: (progress: Progress) => Promise<MockSession>;
  /** Asks how the session stands. Rejects with an `ApiError`. */
  ask: () => Promise<MockSession>;
  close: () => void;
}

export interface SittingOptions {
  session: MockSession;
  dispatch: Store['dispatch'];
  /** Told with every answer about the session. */
  onSession: (session: MockSession) => void;
  onNoRoom: () => void;
  onClosed: (reason: ClosedReason) => void;
}

export const openSitting = ({ session, dispatch, onSession, onNoRoom, onClosed }: SittingOptions): Sitting => {
  const sessionId = session.id;
  const clock = createServerClock(session.serverTime);
  const book = openWorkbook(session, { now: clock.now, onNoRoom });
  const abort = new AbortController();

  const timed = async (answer: Promise<MockSession>): Promise<MockSession> => {
    const current = await answer;
    clock.sync(current.serverTime);
    onSession(current);
    return current;
  };
  const move = (progress: Progress) =>
    timed(dispatch(mockApi.endpoints.moveMock.initiate({ sessionId, ...progress }, { track: false })).unwrap());

  const queue = createSaveQueue(book, {
    save: ({ index, answer, timeUsed, closing }) =>
      dispatch(
        mockApi.endpoints.saveMockItem.initiate(
          { sessionId, index, answer, timeUsed, ...(closing ? { keepalive: true } : {}) },
          { track: false },
        ),
      ).unwrap(),
    upload: async (index, recording) => {
      const questionId = session.items[index]?.questionId ?? 0;
      const stored = await uploadRecording({
        questionId,
        recording,
        onProgress: () => undefined,
        signal: abort.signal,
      });
      return stored.key;
    },
    readRecording: (index) => readRecording(workKey(sessionId, index)).catch(() => null),
    onClosed,
  });
  const progress = createProgressSender(move);

  return {
    clock,
    book,
    queue,
    progress,
    move,
    ask: () =>
      timed(
        dispatch(mockApi.endpoints.mockSession.initiate(sessionId, { subscribe: false, forceRefetch: true })).unwrap(),
      ),
    close: () => {
      abort.abort();
      queue.close();
      progress.close();
    },
  };
};
