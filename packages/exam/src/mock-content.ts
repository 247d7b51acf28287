import * as z from 'zod/mini';

const largestId = 2_147_483_647;
const longestSection = 100;

const flag = z._default(z.boolean(), false);
const givenIds = z.array(z.int().check(z.gte(0), z.lte(largestId)));
const withoutRepeats = z.transform((ids: number[]) => [...new Set(ids)]);
const section = z._default(
  z.pipe(z.pipe(givenIds, withoutRepeats), z.array(z.int()).check(z.maxLength(longestSection))),
  [],
);

/**
 * Content of a mock exam: what is missing gets its default, a repeated id is dropped, unknown keys are kept. The path of an
 * issue begins with the key that is wrong. Source: api.md 9.
 */
export const mockContent = z.looseObject({
  v: z.optional(z.literal(1)),
  microphoneCheck: flag,
  headsetCheck: flag,
  selfIntroduction: flag,
  speaking: section,
  writing: section,
  reading: section,
  listening: section,
});

export type MockContent = z.output<typeof mockContent>;
