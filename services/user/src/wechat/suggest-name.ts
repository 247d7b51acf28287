import { randomBytes } from 'node:crypto';
import { nameProblem } from '../user/user-name.js';

const notAllowed = /[^\p{L}\p{M}\p{Nd}_.-]|\p{Default_Ignorable_Code_Point}/gu;
const longest = 40;

const someDigits = (): string => randomBytes(3).toString('hex');

/** A user name that may be used, near to a nickname; `isTaken` tells what somebody has. */
export async function suggestName(nickname: string, isTaken: (name: string) => Promise<boolean>): Promise<string> {
  const cleaned = [...nickname.normalize('NFKC').replaceAll(notAllowed, '')].slice(0, longest).join('');
  if (nameProblem(cleaned) === null && !(await isTaken(cleaned))) return cleaned;
  const stem = cleaned === '' ? 'wx' : cleaned;
  for (let name = `${stem}_${someDigits()}`; ; name = `${stem}_${someDigits()}`) {
    if (nameProblem(name) !== null) return `wx_${someDigits()}${someDigits()}`;
    if (!(await isTaken(name))) return name;
  }
}
