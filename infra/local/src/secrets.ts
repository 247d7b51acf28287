import { randomBytes } from 'node:crypto';
import { chmod, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeKeyPair } from './key-pair.ts';
import type { SimulatedAlipay } from './stack/alipay.ts';
import { serviceRooms } from './stack/rooms.ts';

/** Made by chance at the first start and kept with the data they protect. */
export interface Secrets {
  /** Of the superuser. */
  readonly postgres: string;
  /** Of each service's role, by the service's name. */
  readonly roles: Readonly<Record<string, string>>;
  readonly objectSigning: string;
  /** Seals and hashes what the user service keeps secret. */
  readonly account: string;
  readonly alipay: SimulatedAlipay;
}

const secret = (): string => randomBytes(24).toString('hex');

/** What is missing is made, for instance when a service joined. Only the owner may read the file. */
export async function loadSecrets(directory: string): Promise<Secrets> {
  const file = join(directory, 'secrets.json');
  const kept: Partial<Secrets> = await readFile(file, 'utf8').then(JSON.parse, () => ({}));
  const secrets: Secrets = {
    postgres: kept.postgres ?? secret(),
    roles: Object.fromEntries(serviceRooms.map(({ name }) => [name, kept.roles?.[name] ?? secret()])),
    objectSigning: kept.objectSigning ?? secret(),
    account: kept.account ?? secret(),
    alipay: kept.alipay ?? { app: makeKeyPair(), provider: makeKeyPair() },
  };
  await mkdir(directory, { recursive: true });
  await writeFile(`${file}.new`, JSON.stringify(secrets, null, 2), { mode: 0o600 });
  await chmod(`${file}.new`, 0o600);
  await rename(`${file}.new`, file);
  return secrets;
}
