import { AsyncLocalStorage } from 'node:async_hooks';

/** What a unit of work carries besides its arguments: for logs and for calls it makes. */
export interface RequestContext {
  readonly requestId: string;
}

const storage = new AsyncLocalStorage<RequestContext>();

export const withRequest = <Result>(request: RequestContext, work: () => Result): Result => storage.run(request, work);

export const currentRequestId = (): string | undefined => storage.getStore()?.requestId;
