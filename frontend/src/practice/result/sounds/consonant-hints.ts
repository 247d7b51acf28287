import type { PhoneHint } from './phone-hint.js';

/** Consonants that are let out through a narrow gap or begin as a stop. By ARPAbet phone. */
export const consonantHints: Readonly<Record<string, PhoneHint>> = {
  B: {
    words: 'big, about, job',
    make: {
      zh: '双唇闭紧再放开，声带从闭唇时就振动。',
      en: 'Close both lips and open them; the voice is on while they are closed.',
    },
    slip: {
      zh: '普通话的 b 不振动声带，听起来像 /p/；词尾容易丢掉，job 不要读成 jo。',
      en: 'Mandarin b has no voice and sounds like /p/; at the end of a word it is often dropped.',
    },
  },
  D: {
    words: 'day, under, world',
    make: {
      zh: '舌尖抵住上齿龈再放开，声带振动。',
      en: 'Tongue tip on the ridge behind the upper teeth, then let go, with voice.',
    },
    slip: {
      zh: '词尾容易读成 /t/ 或丢掉；过去式的 -ed 要读出来。',
      en: 'At the end it is often said as /t/ or left out. Say the -ed of past forms.',
    },
  },
  G: {
    words: 'go, begin, big',
    make: {
      zh: '舌后部抵住软腭再放开，声带振动。',
      en: 'Back of the tongue against the soft palate, then let go, with voice.',
    },
    slip: {
      zh: '词尾容易读成 /k/ 或丢掉，bag 像 back。前面的元音要长一些。',
      en: 'At the end it is often said as /k/ or dropped: bag sounds like back. Lengthen the vowel before it.',
    },
  },
  P: {
    words: 'place, happen, keep',
    make: {
      zh: '双唇闭紧再放开，不振动声带；重读音节开头有一股气。',
      en: 'Close both lips and open them without voice; at the start of a stressed syllable with a puff of air.',
    },
    slip: {
      zh: '词尾容易丢掉，或多加一个元音，keep 不要读成 kee-pu。',
      en: 'At the end it is often dropped, or a vowel is added: keep, not kee-pu.',
    },
  },
  T: {
    words: 'time, city, want',
    make: {
      zh: '舌尖抵住上齿龈再放开，不振动声带，有气流。',
      en: 'Tongue tip on the ridge behind the upper teeth, then let go with air and no voice.',
    },
    slip: {
      zh: '词尾和辅音连缀里容易丢掉，例如 want、last、facts；也不要多加元音。',
      en: 'Often lost at the end and in clusters such as want, last, facts; do not add a vowel either.',
    },
  },
  K: {
    words: 'keep, school, book',
    make: {
      zh: '舌后部抵住软腭再放开，不振动声带。',
      en: 'Back of the tongue against the soft palate, then let go without voice.',
    },
    slip: {
      zh: '词尾容易丢掉或加元音，book 不要读成 boo-ke。',
      en: 'At the end it is dropped or gets a vowel: book, not boo-ke.',
    },
  },
  CH: {
    words: 'change, teacher, much',
    make: {
      zh: '舌尖抵上齿龈堵住气流，随即放开成 /ʃ/，双唇前突，不振动声带。',
      en: 'Stop the air at the ridge, then release it as /ʃ/, lips pushed forward, no voice.',
    },
    slip: {
      zh: '容易读成“吃”（卷舌）或“七”。舌头不卷，嘴唇要圆而前突。',
      en: 'Often said like Mandarin ch (curled) or q. Do not curl the tongue; push the lips forward.',
    },
  },
  JH: {
    words: 'job, major, change',
    make: {
      zh: '口形同 /tʃ/，但声带振动。',
      en: 'As for /tʃ/, but with voice.',
    },
    slip: {
      zh: '容易读成“知”或“基”；词尾容易清化，age 听起来像 H。',
      en: 'Often said like Mandarin zh or j; at the end the voice is lost, so that age sounds like the letter H.',
    },
  },
  F: {
    words: 'first, office, half',
    make: {
      zh: '上齿轻触下唇，让气流摩擦，不振动声带。',
      en: 'Upper teeth lightly on the lower lip, air passing through, no voice.',
    },
    slip: {
      zh: '词尾容易太轻听不见；有方言背景的人会与 /h/ 混淆。',
      en: 'At the end it is often too weak to hear; speakers of some dialects mix it up with /h/.',
    },
  },
  V: {
    words: 'very, seven, have',
    make: {
      zh: '上齿轻触下唇，让气流摩擦，同时振动声带。',
      en: 'Upper teeth lightly on the lower lip, air passing through, with voice.',
    },
    slip: {
      zh: '普通话没有这个音，容易读成 /w/：very 像 wery。牙齿要碰到下唇。',
      en: 'Mandarin lacks it, so it becomes /w/: very sounds like wery. The teeth must touch the lip.',
    },
  },
  TH: {
    words: 'think, method, both',
    make: {
      zh: '舌尖轻放在上下齿之间，让气流从缝里出来，不振动声带。',
      en: 'Tongue tip lightly between the teeth, air passing over it, no voice.',
    },
    slip: {
      zh: '容易读成 /s/：think 像 sink。对着镜子看，舌尖要看得见。',
      en: 'Often said as /s/: think sounds like sink. In a mirror the tongue tip must be visible.',
    },
  },
  DH: {
    words: 'this, other, with',
    make: {
      zh: '舌尖轻放在上下齿之间，让气流摩擦，同时振动声带。',
      en: 'Tongue tip lightly between the teeth, air passing over it, with voice.',
    },
    slip: {
      zh: '容易读成 /z/ 或 /d/：this 像 zis、dis。舌尖伸出一点，不要弹开。',
      en: 'Often said as /z/ or /d/: zis, dis. Let the tip show a little and do not tap it away.',
    },
  },
  S: {
    words: 'see, first, books',
    make: {
      zh: '舌尖靠近上齿龈，气流从窄缝送出，不振动声带。',
      en: 'Tongue tip near the ridge, air through a narrow gap, no voice.',
    },
    slip: {
      zh: '词尾的 -s 容易漏掉；在 /iː/、/ɪ/ 前容易读成“西”，see 不要读成 xi。',
      en: 'The final -s is often left out; before /iː/ and /ɪ/ it turns into Mandarin x.',
    },
  },
  Z: {
    words: 'zero, easy, is',
    make: {
      zh: '口形同 /s/，但声带振动，喉咙能感到嗡鸣。',
      en: 'As for /s/, but with voice: feel the throat buzz.',
    },
    slip: {
      zh: '容易读成“资”或清化成 /s/，eyes 像 ice。词尾也要振动。',
      en: 'Often said like Mandarin z or as /s/: eyes sounds like ice. Keep the voice on to the end.',
    },
  },
  SH: {
    words: 'she, nation, finish',
    make: {
      zh: '舌面抬向上齿龈后方，双唇前突，送气，不振动声带。',
      en: 'Raise the blade of the tongue behind the ridge, push the lips forward, blow without voice.',
    },
    slip: {
      zh: '容易读成卷舌的“师”或“西”。舌头不卷，嘴唇前突。',
      en: 'Often said like Mandarin sh (curled) or x. Do not curl the tongue; push the lips forward.',
    },
  },
  ZH: {
    words: 'usual, measure, decision',
    make: {
      zh: '口形同 /ʃ/，但声带振动。',
      en: 'As for /ʃ/, but with voice.',
    },
    slip: {
      zh: '容易读成“日”或 /dʒ/，舌尖不要碰到上颚。',
      en: 'Often said like Mandarin r or as /dʒ/. The tongue must not touch the roof of the mouth.',
    },
  },
};
