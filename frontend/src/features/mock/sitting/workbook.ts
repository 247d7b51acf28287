import type { MockSession } from '../../../lib/api/mock.shapes.js';
import { type ItemWork, isUnsaved, mergeWork } from './item-work.js';
import { keepWork, readWork } from './work-store.js';

/** All answers of one sitting: in memory, and on this device before anybody else hears of them. */
export interface Workbook {
  readonly sessionId: string;
  readonly size: number;
  get: (index: number) => ItemWork;
  /** A change that the server must hear of. */
  answer: (index: number, change: Partial<Pick<ItemWork, 'value' | 'recordingBytes' | 'uploadedKey'>>) => void;
  /** Time and what was heard: the server hears of it with the next answer or when the item is left. */
  note: (index: number, change: Partial<Pick<ItemWork, 'timeUsed' | 'heard'>>) => void;
  /** The time of an item that is left belongs to its answer. */
  leave: (index: number) => void;
  /** What the server said of it. */
  settle: (index: number, change: Partial<Pick<ItemWork, 'savedVersion' | 'refused' | 'uploadedKey'>>) => void;
  /** Writes down what `note` left in memory. */
  keep: () => void;
  unsaved: () => number[];
  subscribe: (listener: () => void) => () => void;
}

export interface WorkbookOptions {
  /** Unix seconds by the server's clock. */
  now: () => number;
  /** The device has no room left. */
  onNoRoom: () => void;
}

export const openWorkbook = (
  session: Pick<MockSession, 'id' | 'items'>,
  { now, onNoRoom }: WorkbookOptions,
): Workbook => {
  const listeners = new Set<() => void>();
  const unwritten = new Set<number>();
  const timeSaved = new Map(session.items.map(({ index, timeUsed }) => [index, timeUsed]));
  const works = session.items.map((item) => mergeWork(item, readWork(session.id, item.index)));

  const get = (index: number): ItemWork => {
    const work = works[index];
    if (!work) throw new RangeError(`no item ${index}`);
    return work;
  };
  const set = (index: number, change: Partial<ItemWork>) => {
    works[index] = { ...get(index), ...change };
    for (const listener of listeners) listener();
  };
  const write = (index: number) => {
    unwritten.delete(index);
    if (!keepWork(session.id, index, get(index))) onNoRoom();
  };
  const advance = (index: number, change: Partial<ItemWork>) => {
    set(index, { ...change, version: get(index).version + 1, refused: false, changedAt: now() });
    timeSaved.set(index, get(index).timeUsed);
    write(index);
  };

  return {
    sessionId: session.id,
    size: works.length,
    get,
    answer: (index, change) => advance(index, change),
    note: (index, change) => {
      set(index, change);
      unwritten.add(index);
    },
    leave: (index) => {
      if (timeSaved.get(index) === get(index).timeUsed) return;
      if (get(index).refused) return;
      advance(index, {});
    },
    settle: (index, change) => {
      set(index, change);
      write(index);
    },
    keep: () => {
      for (const index of unwritten) write(index);
    },
    unsaved: () => works.flatMap((work, index) => (isUnsaved(work) ? [index] : [])),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};
