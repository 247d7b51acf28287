import { readFile } from 'node:fs/promises';
import { z } from 'zod';

const agreement = z.object({ rmse: z.number(), correlation: z.number(), kappa: z.number() });

/** Points from the engine's own unrounded points, `line`, or from everything that it measured, `features`. */
const formula = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('line'), shift: z.number(), stretch: z.number().positive() }),
  z.object({
    kind: z.literal('features'),
    intercept: z.number(),
    features: z.record(
      z.string(),
      z.object({
        weight: z.number(),
        mean: z.number(),
        deviation: z.number().positive(),
        low: z.number(),
        high: z.number(),
      }),
    ),
  }),
]);

const calibratedTrait = z.object({
  questionTypeId: z.int(),
  /** Trait code. */
  i: z.int(),
  /** Name and version of the engine whose points were fitted; another version is left as it is. */
  engine: z.string().min(1),
  /** Points are whole, or tenths. */
  step: z.union([z.literal(1), z.literal(0.1)]),
  /** Rated answers it was fitted to. */
  n: z.int(),
  formula,
  /** With the raters, of answers that the fit had not seen. */
  before: agreement,
  after: agreement,
});

const calibration = z.object({
  v: z.literal(1),
  /** Stands in the engine's name of every score that was calibrated with it. */
  version: z.string().regex(/^[\w.-]{1,40}$/),
  /** YYYY-MM-DD */
  fittedOn: z.iso.date(),
  traits: z.array(calibratedTrait),
});

export type Agreement = z.output<typeof agreement>;
export type Formula = z.output<typeof formula>;
export type CalibratedTrait = z.output<typeof calibratedTrait>;
export type Calibration = z.output<typeof calibration>;

/** A file of `make calibrate`. Throws, with the path, where it is none. */
export async function readCalibration(path: string): Promise<Calibration> {
  try {
    return calibration.parse(JSON.parse(await readFile(path, 'utf8')));
  } catch (cause) {
    throw new Error(`${path} is no calibration`, { cause });
  }
}
