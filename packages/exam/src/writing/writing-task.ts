import type { KeyPoint, WritingTask } from '../judging.js';

interface Asked extends Pick<WritingTask, 'genre' | 'register'> {
  /** Title and text of the task, or what was heard; blank ones are left out. */
  readonly prompt: readonly (string | undefined)[];
  readonly points: readonly KeyPoint[] | undefined;
  readonly sample: string | undefined;
}

/** A written answer that is held against its task. */
export const writingTask = ({ prompt, points = [], sample, ...asked }: Asked): WritingTask => ({
  kind: 'writing',
  prompt: prompt.filter(Boolean).join('\n'),
  points,
  samples: sample ? [sample] : [],
  ...asked,
});
