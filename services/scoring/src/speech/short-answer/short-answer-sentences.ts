import type { Note } from '@pte/exam/scoring-result';
import { type Arguments, filled, type Sentence } from '../feedback/sentence.js';

const sentences = {
  silence: {
    zh: '这段录音里没有听到回答，得分为 0。请检查麦克风后再录一次。',
    en: 'We heard no answer in this recording, so the score is 0. Check your microphone and record again.',
  },
  right: { zh: '听到了正确答案“{answer}”。', en: 'We heard a right answer: “{answer}”.' },
  other: {
    zh: '没有听出可接受的答案，例如“{answer}”。如果你说的就是它，请靠近麦克风、清楚地再说一遍。',
    en: 'We heard none of the accepted answers, such as “{answer}”. If that is what you said, say it clearly, closer to the microphone.',
  },
} as const satisfies Record<string, Sentence>;

export const shortAnswerNote = (code: keyof typeof sentences, args?: Arguments): Note => ({
  code,
  ...(args ? { args } : {}),
  ...filled(sentences[code], args),
});
