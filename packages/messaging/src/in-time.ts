/** Waits for a farewell, but not for ever: with the other side gone it may never come. Its failure is of no interest. */
export async function inTime(milliseconds: number, work: Promise<unknown> | undefined): Promise<void> {
  const limit = Promise.withResolvers<void>();
  const timer = setTimeout(limit.resolve, milliseconds);
  const ended = work?.catch(() => undefined);
  await Promise.race([ended, limit.promise]);
  clearTimeout(timer);
}
