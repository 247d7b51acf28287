import { readFileSync } from 'node:fs';
import { z } from 'zod';

const schema = z.object({
  version: z.int(),
  tasks: z.array(z.object({ id: z.int(), prompt: z.string(), points: z.array(z.string()), sample: z.string() })),
});

const { version, tasks } = schema.parse(
  JSON.parse(readFileSync(new URL('../reference/reference-tasks.json', import.meta.url), 'utf8')),
);

export const referenceVersion = `tasks-${version}`;

/** Tasks that an answer may have been meant for in place of its own; always the same, so that a score does not change with a bank. */
export const referenceTasks: readonly string[] = tasks.map(({ prompt, points }) => `${prompt}\n${points.join('\n')}`);
