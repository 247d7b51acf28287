import type { Note } from '@pte/exam/scoring-result';

type Arguments = Readonly<Record<string, string | number>>;

/** Sentences of the speech feedback; `{name}` stands for an argument. */
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
  missed: {
    zh: '有 {count} 个词没有读出或读成了别的词。',
    en: '{count} words were left out or read as something else.',
  },
  'missed-one': {
    zh: '“{word}”没有读出或读成了别的词。',
    en: '“{word}” was left out or read as something else.',
  },
  added: {
    zh: '多读了文本里没有的内容（{count} 处）。',
    en: 'Places where something was added that is not in the text: {count}.',
  },
  repeated: {
    zh: '有 {count} 处重复，重读会打断流利度。',
    en: 'Repeated words or phrases: {count}. Repeats break the flow.',
  },
  pause: {
    zh: '最长的停顿有 {seconds} 秒，在“{word}”之后。尽量只在标点处停顿。',
    en: 'The longest pause is {seconds} s, after “{word}”. Try to pause at punctuation only.',
  },
  slow: {
    zh: '语速每秒 {rate} 个音节，偏慢；自然的朗读大约为 3.3 到 5.3。',
    en: '{rate} syllables a second is slow; natural reading has about 3.3 to 5.3.',
  },
  sounds: {
    zh: '最需要练习的音：{sounds}。',
    en: 'Sounds to practise most: {sounds}.',
  },
  noisy: {
    zh: '背景噪声较大，发音和流利度的评分只是粗略估计。',
    en: 'There is much background noise, so the scores are rough.',
  },
  clipped: {
    zh: '录音音量过大而失真，请离麦克风远一点。',
    en: 'The recording is too loud and distorted. Keep further away from the microphone.',
  },
} as const satisfies Record<string, Pick<Note, 'zh' | 'en'>>;

export type NoteCode = keyof typeof sentences;

export const noteCodes = Object.keys(sentences) as NoteCode[];

export function note(code: NoteCode, args?: Arguments): Note {
  const fill = (sentence: string): string =>
    sentence.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(args?.[name] ?? ''));
  const { zh, en } = sentences[code];
  return { code, ...(args ? { args } : {}), zh: fill(zh), en: fill(en) };
}
