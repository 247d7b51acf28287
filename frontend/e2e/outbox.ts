import { eventually } from '@pte/testing/eventually';
import { call, tokenOf } from './staff.js';

interface Sent {
  readonly code: string;
  readonly purpose: string;
}

/** The newest code that the product sent to an address or a number, once it is there. */
export async function codeSentTo(to: string): Promise<string> {
  const admin = await tokenOf('admin');
  return eventually(async () => {
    const [newest] = await call<Sent[]>('GET', `/dev/outbox?to=${encodeURIComponent(to)}`, admin);
    if (!newest) throw new Error(`nothing was sent to ${to}`);
    return newest.code;
  });
}
