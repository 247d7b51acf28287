import type { PhoneHint } from './phone-hint.js';

/** Consonants that flow: nasals, liquids, glides and /h/. By ARPAbet phone. */
export const sonorantHints: Readonly<Record<string, PhoneHint>> = {
  HH: {
    words: 'have, who, behind',
    make: {
      zh: '喉部放松，让气流轻轻呼出，口形准备好后面的元音。',
      en: 'Relax the throat and breathe out lightly, with the mouth ready for the next vowel.',
    },
    slip: {
      zh: '普通话的 h 在舌根摩擦，太重；像对着镜子呵气那样轻。',
      en: 'Mandarin h rubs at the back of the tongue and is too strong. Breathe as if on a mirror.',
    },
  },
  M: {
    words: 'make, number, time',
    make: {
      zh: '双唇闭紧，声音从鼻腔出来。',
      en: 'Lips closed, the sound comes through the nose.',
    },
    slip: {
      zh: '词尾容易读成 /n/ 或 /ŋ/，time 不要读成 tine。收尾时双唇要合上。',
      en: 'At the end it is often said as /n/ or /ŋ/. Close the lips to finish.',
    },
  },
  N: {
    words: 'new, any, plan',
    make: {
      zh: '舌尖抵住上齿龈，声音从鼻腔出来。',
      en: 'Tongue tip on the ridge behind the upper teeth, the sound comes through the nose.',
    },
    slip: {
      zh: '词尾容易只把元音鼻化，舌尖没碰到，plan 像 pla；南方口音会与 /l/ 混淆。',
      en: 'At the end the tongue often never touches and only the vowel is nasal; some accents mix it up with /l/.',
    },
  },
  NG: {
    words: 'long, working, think',
    make: {
      zh: '舌后部抵住软腭，声音从鼻腔出来，不带 /ɡ/。',
      en: 'Back of the tongue against the soft palate, the sound comes through the nose, without a /ɡ/.',
    },
    slip: {
      zh: '容易读成 /n/，thing 像 thin；-ing 结尾要用舌根。',
      en: 'Often said as /n/: thing sounds like thin. End -ing with the back of the tongue.',
    },
  },
  L: {
    words: 'light, value, people',
    make: {
      zh: '舌尖抵住上齿龈，气流从两侧出来；在词尾时舌后部同时抬起。',
      en: 'Tongue tip on the ridge, air around its sides; at the end of a word raise the back of the tongue too.',
    },
    slip: {
      zh: '词尾容易读成“哦”或丢掉，people 像 pee-po。舌尖最后要碰到齿龈。',
      en: 'At the end it often turns into “o” or is dropped. Let the tip touch the ridge last.',
    },
  },
  R: {
    words: 'right, very, around',
    make: {
      zh: '舌尖向后卷但不碰到任何地方，双唇略圆，声带振动。',
      en: 'Curl the tongue tip back without touching anything, lips slightly rounded, with voice.',
    },
    slip: {
      zh: '容易读成摩擦很重的“日”，或与 /l/ 混淆：right、light。不要有摩擦声。',
      en: 'Often said like Mandarin r with friction, or mixed up with /l/: right, light. No friction.',
    },
  },
  W: {
    words: 'want, quick, away',
    make: {
      zh: '双唇收成小圆，随即滑向后面的元音，声带振动。',
      en: 'Make the lips a small circle, then glide into the vowel, with voice.',
    },
    slip: {
      zh: '容易让牙齿碰到下唇读成 /v/，wine 像 vine。牙齿不参与。',
      en: 'Often said with the teeth on the lip, as /v/: wine sounds like vine. Keep the teeth away.',
    },
  },
  Y: {
    words: 'yes, use, beyond',
    make: {
      zh: '舌位同 /iː/，随即滑向后面的元音，声带振动。',
      en: 'Put the tongue as for /iː/ and glide into the vowel at once, with voice.',
    },
    slip: {
      zh: '在 /iː/、/ɪ/ 前容易丢掉，year 像 ear；开头要有明显的滑动。',
      en: 'Before /iː/ and /ɪ/ it is often lost: year sounds like ear. Begin with a clear glide.',
    },
  },
};
