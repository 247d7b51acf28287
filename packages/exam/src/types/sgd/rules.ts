import * as z from 'zod/mini';
import { commonContent, heardContent, nonBlank, spokenContent, version } from '../../content-parts.js';
import { pointsKey } from '../../key-points.js';
import { retellingTask } from '../../speaking/retelling-task.js';
import { spokenAnswer } from '../../speaking/spoken-answer.js';
import { spokenTraits } from '../../speaking/spoken-traits.js';
import { defineType } from '../../type-rules.js';

const line = z.looseObject({ who: nonBlank, text: nonBlank });

/** Summarize Group Discussion, academic only: who thinks what. Source: scoring.md 6. */
export const rules = defineType({
  ...spokenAnswer,
  typeId: 8,
  directions:
    'You will hear three people having a discussion. When you hear the beep, summarize the whole discussion. You will have 10 seconds to prepare.',
  weights: { academic: { S: 8, L: 11 }, core: {} },
  content: z.looseObject({ ...commonContent, ...heardContent, ...spokenContent }),
  key: z.looseObject({ ...version, ...pointsKey, transcript: z.optional(z.array(line)) }),
  secrets: Object.keys(pointsKey),
  prepSeconds: 10,
  audioSeconds: [0, 180],
  script: ({ key }) => (key.transcript ?? []).map(({ who, text }) => ({ who, text })),
  traits: spokenTraits(6),
  judging: {
    kind: 'retelling',
    task: ({ key }) => {
      const lines = key.transcript ?? [];
      return retellingTask(key, {
        source: lines.map(({ text }) => text).join('\n'),
        people: [...new Set(lines.map(({ who }) => who))],
      });
    },
  },
});
