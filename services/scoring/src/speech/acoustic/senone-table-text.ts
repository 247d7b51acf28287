import { SenoneTable, statesPerPhone } from './senone-table.js';

/**
 * Reads the text form of a Sphinx model definition, as `pocketsphinx_mdef_convert -text` writes it: after the counts, one line
 * a phone in context with base, left, right, position, attribute, transition matrix and three senones.
 * Throws when it is something else.
 */
export function parseSenoneTable(text: string): SenoneTable {
  const count = (name: string): number => {
    const found = new RegExp(`^(\\d+) ${name}$`, 'm').exec(text)?.[1];
    if (found === undefined) throw new Error(`Not a model definition: ${name} is missing`);
    return Number(found);
  };
  const phoneCount = count('n_base');
  const senoneCount = count('n_tied_state');
  const rows = text
    .split('\n')
    .filter((line) => line.endsWith(' N'))
    .map((line) => line.trim().split(/\s+/));

  const phones = rows.slice(0, phoneCount).map(([phone]) => phone ?? '');
  const indices = new Map(phones.map((phone, index) => [phone, index]));
  const senones = (row: readonly string[]): number[] => row.slice(6, 6 + statesPerPhone).map(Number);
  const monophones = Int16Array.from(rows.slice(0, phoneCount).flatMap(senones));
  const triphones = new Int16Array(4 * phoneCount ** 3 * statesPerPhone).fill(-1);
  for (const row of rows.slice(phoneCount)) {
    const [base = '', left = '', right = '', position = ''] = row;
    const [phone, before, after] = [base, left, right].map((name) => indices.get(name));
    const place = SenoneTable.positionIndex(position);
    if (phone === undefined || before === undefined || after === undefined || place < 0) {
      throw new Error(`Not a model definition: ${row.join(' ')}`);
    }
    triphones.set(senones(row), SenoneTable.offset(phoneCount, place, phone, before, after));
  }
  return new SenoneTable(phones, senoneCount, monophones, triphones);
}
