/** What `work` gives, or an error when it takes longer. `work` goes on; its own late failure is nobody's any more. */
export async function inTime<Result>(work: Promise<Result>, milliseconds: number): Promise<Result> {
  work.catch(() => undefined);
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error(`no answer within ${milliseconds} ms`)), milliseconds);
  try {
    return await Promise.race([work, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
