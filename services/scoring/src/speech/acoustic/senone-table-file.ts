import { readFile, writeFile } from 'node:fs/promises';
import { SenoneTable, statesPerPhone } from './senone-table.js';

/** Writes the table in a compact form that loads in a millisecond: `<path>.json` with the names, `<path>.bin` with the senones. */
export async function writeSenoneTable(path: string, table: SenoneTable): Promise<void> {
  const { phones, senoneCount, monophones, triphones } = table;
  const bytes = Buffer.concat([monophones, triphones].map((part) => Buffer.from(part.buffer, 0, part.byteLength)));
  await writeFile(`${path}.bin`, bytes);
  await writeFile(`${path}.json`, JSON.stringify({ phones, senoneCount }));
}

/** Reads what writeSenoneTable wrote on a machine of the same byte order. */
export async function readSenoneTable(path: string): Promise<SenoneTable> {
  const [names, bytes] = await Promise.all([readFile(`${path}.json`, 'utf8'), readFile(`${path}.bin`)]);
  const { phones, senoneCount } = JSON.parse(names) as { phones: string[]; senoneCount: number };
  const senones = new Int16Array(new Uint8Array(bytes).buffer);
  const monophoneCount = phones.length * statesPerPhone;
  return new SenoneTable(phones, senoneCount, senones.subarray(0, monophoneCount), senones.subarray(monophoneCount));
}
