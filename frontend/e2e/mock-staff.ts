import { call, tokenOf } from './staff.js';

export interface SatItem {
  readonly index: number;
  readonly section: string;
  readonly questionTypeId: number;
  readonly answer: string | null;
}

export interface SatSession {
  readonly id: string;
  readonly status: string;
  readonly items: readonly SatItem[];
  readonly expiresAt: number | null;
  readonly serverTime: number;
}

export interface SatResult {
  readonly items: readonly {
    readonly index: number;
    readonly outcome: string;
    readonly scoringStatus: string | null;
  }[];
}

type Sections = Record<'speaking' | 'writing' | 'reading' | 'listening', readonly number[]>;

/** The first question of a type in the starter bank; `place` counts from 0. */
async function questionOf(type: number, place: number, token: string): Promise<number> {
  const found = await call<{ id: number }[]>(
    'GET',
    `/question/item?type=${type}&sortBy=id&sortOrder=asc&limit=1&offset=${place}`,
    token,
  );
  const [question] = found;
  if (!question) throw new Error(`no question of type ${type}`);
  return question.id;
}

/** Stores a mock of starter questions of these types, a type given twice with two questions; gives its id. */
export async function mockOf(types: Sections): Promise<number> {
  const token = await tokenOf('admin');
  const idsOf = (section: readonly number[]) =>
    Promise.all(
      section.map((type, at) => questionOf(type, section.slice(0, at).filter((one) => one === type).length, token)),
    );
  const content = {
    ...{ microphoneCheck: true, headsetCheck: true, selfIntroduction: true },
    speaking: await idsOf(types.speaking),
    writing: await idsOf(types.writing),
    reading: await idsOf(types.reading),
    listening: await idsOf(types.listening),
  };
  const mock = await call<{ id: number }>('PUT', '/mock/new', token, {
    name: 'Browser test mock',
    content: JSON.stringify(content),
    difficulty: 0,
  });
  return mock.id;
}

/** The id of a full mock of the starter bank. */
export async function starterMock(): Promise<number> {
  const mocks = await call<{ id: number; name: string }[]>(
    'GET',
    '/mock?sortBy=id&sortOrder=asc',
    await tokenOf('admin'),
  );
  const full = mocks.find(({ name }) => name.includes('Full Mock'));
  if (!full) throw new Error('the starter bank has no full mock');
  return full.id;
}

/** The newest attempt of the demo VIP at a mock, as the server has it. */
export async function attemptAt(mockId: number): Promise<SatSession> {
  const token = await tokenOf('vip');
  const [newest] = await call<{ id: string }[]>('GET', `/mock/session?mockId=${mockId}&limit=1`, token);
  if (!newest) throw new Error(`no attempt at ${mockId}`);
  return call<SatSession>('GET', `/mock/session/${newest.id}`, token);
}

export async function resultOf(sessionId: string): Promise<SatResult> {
  return call<SatResult>('GET', `/mock/session/${sessionId}/result`, await tokenOf('vip'));
}
