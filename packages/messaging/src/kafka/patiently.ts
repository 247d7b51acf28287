import { setTimeout as wait } from 'node:timers/promises';

/** The broker that made a topic may not know it yet when it is asked a moment later. */
export async function patiently(look: () => Promise<unknown>): Promise<void> {
  for (const pause of [50, 100, 200, 400, 800]) {
    try {
      await look();
      return;
    } catch {
      await wait(pause);
    }
  }
  await look();
}
