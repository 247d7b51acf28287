import * as z from 'zod/mini';
import { commonContent, nonBlank, spokenContent, version } from '../../content-parts.js';
import { pointsKey } from '../../key-points.js';
import { retellingTask } from '../../speaking/retelling-task.js';
import { spokenAnswer } from '../../speaking/spoken-answer.js';
import { spokenTraits } from '../../speaking/spoken-traits.js';
import { defineType } from '../../type-rules.js';

/** Describe Image: `imageAlt` says only what kind of image it is. Source: scoring.md 6. */
export const rules = defineType({
  ...spokenAnswer,
  typeId: 4,
  directions:
    'Look at the image below. In 25 seconds, please speak into the microphone and describe in detail what the image is showing. You will have 40 seconds to give your response.',
  weights: { academic: { S: 20 }, core: { S: 22 } },
  content: z.looseObject({ ...commonContent, ...spokenContent, imageUrl: nonBlank }),
  key: z.looseObject({ ...version, ...pointsKey }),
  secrets: Object.keys(pointsKey),
  prepSeconds: 25,
  traits: spokenTraits(6),
  judging: { kind: 'retelling', task: ({ content, key }) => retellingTask(key, { source: content.title ?? '' }) },
});
