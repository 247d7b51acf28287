import * as z from 'zod/mini';
import { commonContent, nonBlank, spokenContent, version } from '../../content-parts.js';
import { pointsKey, register } from '../../key-points.js';
import { retellingTask } from '../../speaking/retelling-task.js';
import { spokenAnswer } from '../../speaking/spoken-answer.js';
import { spokenTraits } from '../../speaking/spoken-traits.js';
import { linesOf } from '../../speaking/transcript-script.js';
import { defineType } from '../../type-rules.js';

const act = z.enum(['apologise', 'request', 'explain', 'suggest', 'thank', 'refuse', 'invite', 'complain']);

/** Respond to a Situation: the situation is shown, and heard where there is a recording. Source: scoring.md 6. */
export const rules = defineType({
  ...spokenAnswer,
  typeId: 7,
  directions:
    'Listen to and read a description of a situation. You will have 10 seconds to think about your answer. Then you will hear a beep. You will have 40 seconds to answer the question. Please answer as completely as you can.',
  weights: { academic: { S: 8 }, core: { S: 11 } },
  content: z.looseObject({ ...commonContent, ...spokenContent, material: nonBlank }),
  key: z.looseObject({ ...version, ...pointsKey, acts: z.optional(z.array(act)), register }),
  secrets: [...Object.keys(pointsKey), 'acts', 'register'],
  prepSeconds: 10,
  script: ({ content }) => linesOf(content.material),
  traits: spokenTraits(6),
  judging: {
    kind: 'retelling',
    task: ({ content, key }) =>
      retellingTask(key, {
        content: 'situation',
        source: content.material,
        acts: key.acts ?? [],
        register: key.register,
      }),
  },
});
