import type { CodePurpose } from '../code/code-subject.js';

/** A code on its way to someone. */
export interface CodeLetter {
  readonly purpose: CodePurpose;
  /** As the receiver wrote it: an e-mail address, or a phone number as E.164. */
  readonly to: string;
  readonly code: string;
}

export type Channel = 'email' | 'sms';

export const channelOf = (purpose: CodePurpose): Channel => (purpose === 'phone' ? 'sms' : 'email');

const whatFor: Readonly<Record<CodePurpose, readonly [zh: string, en: string]>> = {
  email: ['验证您的邮箱', 'verify your email address'],
  phone: ['绑定您的手机号', 'bind your phone number'],
  reset: ['重置您的密码', 'reset your password'],
};

export const subject = 'PTE Practice 验证码 / verification code';

/** In both languages: nobody has told yet which one the receiver reads. */
export function textOf({ purpose, code }: CodeLetter): string {
  const [zh, en] = whatFor[purpose];
  return [
    `【PTE Practice】验证码 ${code}，用于${zh}，10 分钟内有效。如非本人操作，请忽略。`,
    `${code} is your code to ${en}. It is valid for 10 minutes. If you did not ask for it, ignore this message.`,
  ].join('\n');
}
