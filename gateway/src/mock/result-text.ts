import type { z } from 'zod';
import type { Language } from '../edge/language.js';
import { type Text, text, textIn } from '../edge/text.js';
import type { mockResult, notice } from './mock.shapes.js';

type MockResult = z.infer<typeof mockResult>;

/** What a learner is told about a result as a whole. spec: api.md 9 */
const noticeTexts: Readonly<Record<z.infer<typeof notice>, Text>> = {
  NOT_VIP_OBJECTIVE_ONLY: text(
    '您不是 VIP 用户，仅提交了客观题答案',
    'You are not a VIP; only objective answers were submitted',
  ),
  NOTHING_SUBMITTED: text('没有提交任何答案', 'No answers were submitted'),
};

/** A result as the question service renders it, with the words of its notice. */
export function resultIn(language: Language, json: string): MockResult {
  const result = JSON.parse(json) as MockResult;
  return { ...result, noticeMessage: result.notice && textIn(language, noticeTexts[result.notice]) };
}
