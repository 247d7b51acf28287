import type { Note } from '@pte/exam/scoring-result';
import { type Arguments, filled, type Sentence } from './sentence.js';

/** What is to be said of a whole recording. */
const sentences = {
  silence: {
    zh: '这段录音里没有听到朗读，所以各项得分为 0。请检查麦克风后再录一次。',
    en: 'We heard no reading in this recording, so every trait is 0. Check your microphone and record again.',
  },
  short: {
    zh: '录音不足 1 秒，所以各项得分为 0。',
    en: 'The recording is shorter than a second, so every trait is 0.',
  },
  content: {
    zh: '读的内容与屏幕上的文本不符，内容为 0，因此各项得分为 0。',
    en: 'What was read is not the text on the screen. Content is 0, and so is every other trait.',
  },
  'content-repeated': {
    zh: '几乎没有听到原句中的词，内容为 0，因此各项得分为 0。',
    en: 'We heard almost nothing of the sentence. Content is 0, and so is every other trait.',
  },
  'other-text': {
    zh: '录音中大部分内容与文本对不上，内容分因此较低。',
    en: 'Most of what we heard does not match the text, which lowers Content.',
  },
  noisy: {
    zh: '背景噪声较大，发音和流利度的评分只是粗略估计。',
    en: 'There is much background noise, so the scores are rough.',
  },
  clipped: {
    zh: '录音音量过大而失真，请离麦克风远一点。',
    en: 'The recording is too loud and distorted. Keep further away from the microphone.',
  },
} as const satisfies Record<string, Sentence>;

export type NoteCode = keyof typeof sentences;

export const noteCodes = Object.keys(sentences) as NoteCode[];

export const note = (code: NoteCode, args?: Arguments): Note => ({
  code,
  ...(args ? { args } : {}),
  ...filled(sentences[code], args),
});
