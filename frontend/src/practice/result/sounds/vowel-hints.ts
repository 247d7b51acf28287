import type { PhoneHint } from './phone-hint.js';

/** By ARPAbet phone. */
export const vowelHints: Readonly<Record<string, PhoneHint>> = {
  AA: {
    words: 'father, calm, lot',
    make: {
      zh: '嘴张大，舌头放低并后缩，双唇不圆，声音拉长。',
      en: 'Open the mouth wide, keep the tongue low and back, lips not rounded, and hold it.',
    },
    slip: {
      zh: '容易读成普通话的“啊”：位置太靠前、太短。想象医生让你张口说“啊”，再往后一点。',
      en: 'Often said like Mandarin “a”: too far forward and too short. Move it back, as at the doctor’s.',
    },
  },
  AE: {
    words: 'cat, plan, travel',
    make: {
      zh: '舌尖抵下齿，下巴明显放低，嘴角向两边拉开。',
      en: 'Tongue tip behind the lower teeth, jaw clearly down, corners of the mouth pulled apart.',
    },
    slip: {
      zh: '嘴张得不够就成了 /e/，bad 听起来像 bed。下巴要再低一些。',
      en: 'With too small an opening it becomes /e/, so that bad sounds like bed. Drop the jaw more.',
    },
  },
  AH: {
    words: 'cup, money; about, sofa (weak)',
    make: {
      zh: '嘴半开，舌头放松在中间，短促；在非重读音节里更轻更短，就是 /ə/。',
      en: 'Mouth half open, tongue relaxed in the middle, short. In weak syllables it is shorter still: /ə/.',
    },
    slip: {
      zh: '重读时容易读成“啊”；弱读音节容易读得太清楚，例如 about 读成“啊抱特”。',
      en: 'Stressed, it drifts to “a”; unstressed, it is often said too clearly, as if every syllable were strong.',
    },
  },
  AO: {
    words: 'law, thought, short',
    make: {
      zh: '双唇收圆并向前，舌头后缩，声音拉长，口形不变。',
      en: 'Round the lips and push them forward, tongue back, hold it without moving the lips.',
    },
    slip: {
      zh: '容易读成“奥”，口形滑动成了双元音；从头到尾嘴唇不要动。',
      en: 'Often said like “ao”, sliding into a diphthong. Keep the lips still from start to end.',
    },
  },
  AW: {
    words: 'now, house, about',
    make: {
      zh: '从张大的 /a/ 开始，向圆唇的 /ʊ/ 滑动，前长后短。',
      en: 'Start wide open at /a/ and glide to rounded /ʊ/; the first part is the longer one.',
    },
    slip: {
      zh: '容易只读前半段，down 听起来像 dan；收尾时双唇要收圆。',
      en: 'The second half is often lost, so that down sounds like dan. Round the lips at the end.',
    },
  },
  AY: {
    words: 'my, time, light',
    make: {
      zh: '从张大的 /a/ 向 /ɪ/ 滑动，舌头抬高，嘴角拉开。',
      en: 'Start wide open at /a/ and glide to /ɪ/: the tongue rises, the corners of the mouth spread.',
    },
    slip: {
      zh: '后面有辅音时容易丢掉滑动，time 读成 tam。先读完 /aɪ/ 再接辅音。',
      en: 'Before a consonant the glide is often dropped: time becomes tam. Finish /aɪ/, then close.',
    },
  },
  EH: {
    words: 'bed, many, head',
    make: {
      zh: '嘴半开，舌尖抵下齿，短促有力，口形不滑动。',
      en: 'Mouth half open, tongue tip behind the lower teeth, short and firm, without a glide.',
    },
    slip: {
      zh: '容易读成“诶”（/eɪ/），pen 像 pain；要短，读完立刻停。',
      en: 'Often said like “ei” (/eɪ/): pen sounds like pain. Keep it short and stop at once.',
    },
  },
  ER: {
    words: 'bird, work, learn; teacher (weak)',
    make: {
      zh: '舌头中部抬起，双唇略收，不张大嘴。英音不卷舌，美音卷舌，选一种并保持。',
      en: 'Raise the middle of the tongue, lips nearly closed. British: no curl; American: curl the tongue. Choose one.',
    },
    slip: {
      zh: '容易读成“儿”，嘴张得过大，卷得过重；work 不要读成 walk。',
      en: 'Often said like Mandarin “er”, too open and too curled. Keep work apart from walk.',
    },
  },
  EY: {
    words: 'day, late, explain',
    make: {
      zh: '从 /e/ 向 /ɪ/ 滑动，前长后短，嘴角逐渐拉开。',
      en: 'Glide from /e/ to /ɪ/, the first part longer, the mouth slowly spreading.',
    },
    slip: {
      zh: '容易读得太短，late 听起来像 let。把元音拉长再收尾。',
      en: 'Too short, late sounds like let. Lengthen the vowel before the consonant.',
    },
  },
  IH: {
    words: 'sit, this, village',
    make: {
      zh: '舌头比 /iː/ 略低，嘴唇放松，短促。',
      en: 'The tongue a little lower than for /iː/, lips relaxed, short.',
    },
    slip: {
      zh: '容易读成“衣”，sit 像 seat。它不是短的 /iː/，而是更松、更低的音。',
      en: 'Often said like “yi”: sit sounds like seat. It is not a short /iː/ but a laxer, lower sound.',
    },
  },
  IY: {
    words: 'see, people, reason',
    make: {
      zh: '舌头前部高抬，嘴角用力拉开，声音拉长。',
      en: 'Front of the tongue high, corners of the mouth pulled apart, and hold it.',
    },
    slip: {
      zh: '容易读得太短，leave 像 live。在浊辅音前要更长。',
      en: 'Too short, leave sounds like live. Before voiced consonants it is longer still.',
    },
  },
  OW: {
    words: 'go, home, most',
    make: {
      zh: '从放松的中央元音开始，双唇逐渐收圆到 /ʊ/。',
      en: 'Start from a relaxed middle vowel and close the lips gradually to /ʊ/.',
    },
    slip: {
      zh: '容易读成“哦”，没有滑动；或与 /ɔː/ 混淆，coat 像 caught。',
      en: 'Often said like “o” without a glide, or mixed up with /ɔː/: coat sounds like caught.',
    },
  },
  OY: {
    words: 'boy, point, choice',
    make: {
      zh: '从圆唇的 /ɔ/ 向展唇的 /ɪ/ 滑动，嘴形从圆到扁。',
      en: 'Glide from rounded /ɔ/ to spread /ɪ/; the lips go from round to flat.',
    },
    slip: {
      zh: '容易分成两个音节，或收尾太短；一口气滑过去。',
      en: 'Often split into two syllables or cut short. Glide through in one breath.',
    },
  },
  UH: {
    words: 'good, book, could',
    make: {
      zh: '双唇略圆但放松，舌头后缩，短促。',
      en: 'Lips slightly rounded but relaxed, tongue back, short.',
    },
    slip: {
      zh: '容易读成“乌”，full 像 fool。嘴唇不要用力噘起。',
      en: 'Often said like “wu”: full sounds like fool. Do not purse the lips.',
    },
  },
  UW: {
    words: 'too, school, move',
    make: {
      zh: '双唇收得小而圆，舌头后部高抬，声音拉长。',
      en: 'Lips small and round, back of the tongue high, and hold it.',
    },
    slip: {
      zh: '容易读得太短，或前面多出 /w/。从一开始就收圆并拉长。',
      en: 'Often too short, or with an extra /w/ before it. Round the lips from the start and lengthen it.',
    },
  },
};
