import * as z from 'zod/mini';
import { commonContent, heardContent, heardKey, spokenContent, version } from '../../content-parts.js';
import { pointsKey } from '../../key-points.js';
import { retellingTask } from '../../speaking/retelling-task.js';
import { spokenAnswer } from '../../speaking/spoken-answer.js';
import { spokenTraits } from '../../speaking/spoken-traits.js';
import { linesOf } from '../../speaking/transcript-script.js';
import { defineType } from '../../type-rules.js';

/** Re-tell Lecture, academic only. Source: scoring.md 6. */
export const rules = defineType({
  ...spokenAnswer,
  typeId: 5,
  directions:
    'You will hear a lecture. After listening to the lecture, in 10 seconds, please speak into the microphone and retell what you have just heard from the lecture in your own words. You will have 40 seconds to give your response.',
  weights: { academic: { S: 8, L: 11 }, core: {} },
  content: z.looseObject({ ...commonContent, ...heardContent, ...spokenContent }),
  key: z.looseObject({ ...version, ...heardKey, ...pointsKey }),
  secrets: Object.keys(pointsKey),
  prepSeconds: 10,
  audioSeconds: [0, 90],
  script: ({ key }) => linesOf(key.transcript),
  traits: spokenTraits(6),
  judging: { kind: 'retelling', task: ({ key }) => retellingTask(key, { source: key.transcript ?? '' }) },
});
