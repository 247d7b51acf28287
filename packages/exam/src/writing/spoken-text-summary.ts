import * as z from 'zod/mini';
import { commonContent, heardContent, heardKey, version } from '../content-parts.js';
import type { KeyPoint } from '../judging.js';
import { pointsKey } from '../key-points.js';
import type { Category } from '../question-types.js';
import { transcriptScript } from '../speaking/transcript-script.js';
import { traits, worth } from '../traits.js';
import { writingTask } from './writing-task.js';
import { summaryTraits, writtenAnswer } from './written-answer.js';

interface SpokenText {
  readonly content: { readonly title?: string | undefined };
  readonly key: {
    readonly transcript?: string | undefined;
    readonly points?: readonly KeyPoint[] | undefined;
    readonly sample?: string | undefined;
  };
}

const mockSections: readonly Category[] = ['listening'];

/** A summary of what was heard, in 50-70 words for both exams. Source: scoring.md 1 and 4.4. */
export const spokenTextSummary = (contentPoints: number) =>
  ({
    ...writtenAnswer({
      traits: [...summaryTraits(contentPoints, 2), worth(traits.spelling, 2)],
      wordLimits: {
        good: [50, 70],
        soso: [
          [40, 49],
          [71, 100],
        ],
      },
      formRules: ['not-capitals', 'not-bullets'],
    }),
    mockSections,
    content: z.looseObject({ ...commonContent, ...heardContent }),
    key: z.looseObject({ ...version, ...heardKey, ...pointsKey }),
    secrets: Object.keys(pointsKey),
    script: transcriptScript,
    judging: {
      kind: 'writing',
      task: ({ content: { title }, key: { transcript, points, sample } }: SpokenText) =>
        writingTask({ genre: 'summary', prompt: [title, transcript], points, sample }),
    },
  }) as const;
