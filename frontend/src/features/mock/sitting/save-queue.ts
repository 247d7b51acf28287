import { type ApiError, isApiError, noAnswer } from '../../../lib/api/api-error.js';
import { savedText } from './item-work.js';
import type { Workbook } from './workbook.js';

export type ClosedReason = 'MOCK_TIME_OVER' | 'MOCK_SESSION_CLOSED' | 'MOCK_SESSION_NOT_FOUND';

/** `waiting`: the last try got no answer; everything is safe on this device and will be tried again. */
export interface QueueState {
  waiting: boolean;
  unsaved: number;
}

export interface SaveTools {
  save: (sent: { index: number; answer: string | null; timeUsed: number; closing: boolean }) => Promise<unknown>;
  /** Answers the name of the recording on the server. */
  upload: (index: number, recording: Blob) => Promise<string>;
  readRecording: (index: number) => Promise<Blob | null>;
  /** The session takes no answers any more. */
  onClosed: (reason: ClosedReason) => void;
}

export interface SaveQueue {
  /** Saves an item after a pause in which nothing more is asked of it. */
  request: (index: number, afterMilliseconds: number) => void;
  /** Tries everything now; resolves when that is done or there is no answer. */
  flush: () => Promise<void>;
  /** The page is closing: texts go out at once, without waiting for answers. */
  flushClosing: () => void;
  /** Resolves once the item is on the server (or refused), or waits on this device for a better network. */
  settled: (index: number) => Promise<void>;
  state: () => QueueState;
  subscribe: (listener: () => void) => () => void;
  close: () => void;
}

const longestPause = 15_000;
const closedReasons: readonly ClosedReason[] = ['MOCK_TIME_OVER', 'MOCK_SESSION_CLOSED', 'MOCK_SESSION_NOT_FOUND'];

const closedBy = ({ reason }: ApiError): ClosedReason | null => closedReasons.find((one) => one === reason) ?? null;
const mayPass = ({ status }: ApiError): boolean => status === 0 || status === 401 || status >= 500;

/** Brings the answers of a sitting to the server, one at a time, again and again until it has them. */
export const createSaveQueue = (book: Workbook, tools: SaveTools): SaveQueue => {
  const timers = new Map<number, ReturnType<typeof setTimeout>>();
  const listeners = new Set<() => void>();
  let state: QueueState = { waiting: false, unsaved: book.unsaved().length };
  let running: Promise<void> | null = null;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let closed = false;

  const tell = (change: Partial<QueueState>) => {
    const next = { ...state, ...change, unsaved: book.unsaved().length };
    if (next.waiting === state.waiting && next.unsaved === state.unsaved) return;
    state = next;
    for (const listener of listeners) listener();
  };

  const saveItem = async (index: number): Promise<void> => {
    const { version, recordingBytes, uploadedKey, timeUsed } = book.get(index);
    if (recordingBytes > 0 && !uploadedKey) {
      const recording = await tools.readRecording(index);
      if (!recording) return book.settle(index, { refused: true });
      book.settle(index, { uploadedKey: await tools.upload(index, recording) });
    }
    const work = book.get(index);
    if (work.version !== version) return;
    await tools.save({ index, answer: savedText(work), timeUsed: Math.floor(timeUsed), closing: false });
    book.settle(index, { savedVersion: version });
  };

  const meet = (index: number, error: ApiError): 'go on' | 'stop' => {
    const reason = closedBy(error);
    if (reason) {
      closed = true;
      tools.onClosed(reason);
      return 'stop';
    }
    if (mayPass(error)) {
      failures += 1;
      const pause = Math.min(1_000 * 2 ** (failures - 1), longestPause);
      retry = setTimeout(() => void work(), error.retryAfter ? error.retryAfter * 1_000 : pause);
      tell({ waiting: true });
      return 'stop';
    }
    book.settle(index, { refused: true });
    return 'go on';
  };

  const run = async (): Promise<void> => {
    for (;;) {
      const index = book.unsaved().find((one) => !timers.has(one));
      if (index === undefined || closed) break;
      try {
        await saveItem(index);
        failures = 0;
        tell({ waiting: false });
      } catch (error) {
        if (meet(index, isApiError(error) ? error : noAnswer('NETWORK')) === 'stop') break;
      }
    }
    tell({});
  };

  const work = (): Promise<void> => {
    clearTimeout(retry);
    running ??= run().finally(() => {
      running = null;
    });
    return running;
  };

  const ripen = () => {
    for (const timer of timers.values()) clearTimeout(timer);
    timers.clear();
  };

  return {
    request: (index, afterMilliseconds) => {
      clearTimeout(timers.get(index));
      timers.set(
        index,
        setTimeout(() => {
          timers.delete(index);
          if (!state.waiting) void work();
        }, afterMilliseconds),
      );
      tell({});
    },
    flush: async () => {
      ripen();
      await running;
      await work();
    },
    flushClosing: () => {
      ripen();
      for (const index of book.unsaved()) {
        const item = book.get(index);
        if (item.recordingBytes > 0 && !item.uploadedKey) continue;
        const sent = { index, answer: savedText(item), timeUsed: Math.floor(item.timeUsed), closing: true };
        tools.save(sent).then(
          () => book.settle(index, { savedVersion: item.version }),
          () => undefined,
        );
      }
    },
    settled: async (index) => {
      clearTimeout(timers.get(index));
      timers.delete(index);
      if (!book.unsaved().includes(index)) return;
      await running;
      await work();
    },
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close: () => {
      closed = true;
      ripen();
      clearTimeout(retry);
    },
  };
};
