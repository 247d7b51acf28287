export interface Call {
  method: string;
  path: string;
  query: URLSearchParams;
  body: unknown;
}

export interface Refusal {
  status: number;
  reason: string;
  message: string;
}

type Answer = object | null | Refusal | 'offline';
export type Route = (call: Call) => Answer;

const isRefusal = (answer: Answer): answer is Refusal =>
  typeof answer === 'object' && answer !== null && 'reason' in answer && 'status' in answer;

/** Answers the calls of `fetch` by `METHOD /path`; a `*` stands for one part. What nobody expects is 404. */
export const serveApi = (routes: Record<string, Route>): Call[] => {
  const calls: Call[] = [];
  globalThis.fetch = (async (address: string, request: { method: string; body: string | null }) => {
    const url = new URL(address, 'http://localhost');
    const path = url.pathname.replace('/api', '');
    const call = { method: request.method, path, query: url.searchParams, body: JSON.parse(request.body ?? 'null') };
    calls.push(call);
    const key = Object.keys(routes).find((one) =>
      new RegExp(`^${one.replaceAll('*', '[^/]+')}$`).test(`${call.method} ${path}`),
    );
    const answer = key ? (routes[key] as Route)(call) : { status: 404, reason: 'NOT_FOUND', message: 'absent' };
    if (answer === 'offline') throw new TypeError('no network');
    const status = isRefusal(answer) ? answer.status : 200;
    const body = isRefusal(answer) ? { ...answer, type: 'error' } : { type: 'success', data: answer };
    return { status, headers: new Headers(), json: async () => ({ code: status, message: '', ...body }) };
  }) as unknown as typeof fetch;
  return calls;
};
