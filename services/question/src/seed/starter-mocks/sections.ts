import type { MockPart } from './mock-plan.js';

/** The sections of the real exams in their order, with the fewest questions of a type that they have. */
export const academic: Readonly<Record<'speaking' | 'writing' | 'reading' | 'listening', readonly MockPart[]>> = {
  speaking: [
    ['RA', 6],
    ['RS', 10],
    ['DI', 5],
    ['RL', 2],
    ['ASQ', 5],
    ['RTS', 2],
    ['SGD', 2],
  ],
  writing: [
    ['SWTA', 2],
    ['WES', 1],
  ],
  reading: [
    ['RWFIB', 5],
    ['RMCM', 2],
    ['RO', 2],
    ['RFIB', 4],
    ['RMCS', 2],
  ],
  listening: [
    ['SSTA', 1],
    ['LMCM', 2],
    ['LFIB', 2],
    ['HCS', 2],
    ['LMCS', 2],
    ['SMW', 2],
    ['HIW', 2],
    ['WFD', 3],
  ],
};

export const core: typeof academic = {
  speaking: [
    ['RA', 6],
    ['RS', 10],
    ['DI', 3],
    ['RTS', 2],
    ['ASQ', 5],
  ],
  writing: [
    ['SWTC', 2],
    ['WEM', 1],
  ],
  reading: [
    ['RWFIB', 5],
    ['RMCM', 1],
    ['RO', 2],
    ['RFIB', 4],
    ['RMCS', 2],
  ],
  listening: [
    ['SSTC', 1],
    ['LMCM', 2],
    ['LFIB', 2],
    ['LMCS', 2],
    ['SMW', 2],
    ['HIW', 2],
    ['WFD', 3],
  ],
};
