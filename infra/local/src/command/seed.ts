import { join } from 'node:path';
import { Console } from '../console.ts';
import { home } from '../folders.ts';
import { LogFiles } from '../supervisor/log-files.ts';
import { productSettings, seedProduct, seedProductLater } from '../supervisor/run-product.ts';
import { currentRun } from '../supervisor/run-record.ts';

/** `make seed`: fills the running demo again; what is there stays. Resolves with the exit code. */
export async function seed(): Promise<number> {
  const console = new Console();
  if (currentRun(home())?.phase !== 'healthy') {
    console.plain('PTE Practice is not running; make start seeds by itself.');
    return 1;
  }
  const logs = new LogFiles(join(home(), 'logs'));
  const settings = await productSettings('json');
  await seedProduct(settings, { console, logs });
  await seedProductLater(settings, { console, logs });
  await logs.close();
  return 0;
}
