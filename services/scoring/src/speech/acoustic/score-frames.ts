import type { Emission, FrameScores } from './frame-scores.js';
import type { SenoneTable } from './senone-table.js';
import { statesPerPhone } from './senone-table.js';

/** One unit of a dumped cost in nat: 1024 * ln(1.0001). */
const natPerUnit = 0.1024;
/** exp(-cost) of all costs that still matter beside the best one. */
const weightOfCost = Float64Array.from({ length: 6000 }, (_, cost) => Math.exp(-cost * natPerUnit));
const smallest = Number.MIN_VALUE;

/** Turns senone costs, one frame after another, into the posteriors and fits of a recording. Recipe steps 3 and 4. */
export class FrameScorer {
  private readonly scores: FrameScores;
  private readonly mass: Float64Array;
  private readonly lowestCost: Int32Array;
  private readonly speechClasses: readonly number[];
  private readonly silenceClasses: readonly number[];
  private frame = 0;

  /** `fitFloor` in nat, below 0. */
  constructor(
    private readonly table: SenoneTable,
    private readonly emissions: readonly Emission[],
    private readonly fitFloor: number,
    frames: number,
  ) {
    const { classCount } = table;
    const classes = Array.from({ length: classCount }, (_, index) => index);
    const isSpeech = (index: number): boolean => table.isSpeech(Math.floor(index / statesPerPhone));
    this.speechClasses = classes.filter(isSpeech);
    this.silenceClasses = classes.filter((index) => !isSpeech(index));
    this.mass = new Float64Array(classCount);
    this.lowestCost = new Int32Array(classCount);
    this.scores = {
      frames,
      classCount,
      emissionCount: emissions.length,
      posterior: new Float32Array(frames * classCount),
      fit: new Float32Array(frames * emissions.length),
      emissionClass: Uint8Array.from(emissions, (emission) => emission.class),
      bestSpeech: new Float64Array(frames),
      bestSilence: new Float64Array(frames),
    };
  }

  /** Costs of one frame, one for each senone; smaller is better. */
  add(costs: Int16Array): void {
    this.sumClasses(costs);
    this.storePosteriors();
    this.storeFits(costs);
    this.frame++;
  }

  result(): FrameScores {
    return this.scores;
  }

  private sumClasses(costs: Int16Array): void {
    const { mass, lowestCost } = this;
    const { classOfSenone } = this.table;
    mass.fill(0);
    lowestCost.fill(0x7fffffff);
    for (let senone = 0; senone < costs.length; senone++) {
      const cost = costs[senone] ?? 0;
      const index = classOfSenone[senone] ?? 0;
      mass[index] = (mass[index] ?? 0) + (weightOfCost[cost] ?? 0);
      if (cost < (lowestCost[index] ?? 0)) lowestCost[index] = cost;
    }
  }

  private storePosteriors(): void {
    const { posterior, classCount, bestSpeech, bestSilence } = this.scores;
    let total = 0;
    for (const value of this.mass) total += value;
    const row = this.frame * classCount;
    const best = (classes: readonly number[]): number => {
      let found = Number.NEGATIVE_INFINITY;
      for (const index of classes) found = Math.max(found, posterior[row + index] ?? found);
      return found;
    };
    for (let index = 0; index < classCount; index++) {
      posterior[row + index] = Math.log(Math.max(smallest, this.mass[index] ?? 0)) - Math.log(total);
    }
    bestSpeech[this.frame] = best(this.speechClasses);
    bestSilence[this.frame] = best(this.silenceClasses);
  }

  private storeFits(costs: Int16Array): void {
    const row = this.frame * this.emissions.length;
    for (let index = 0; index < this.emissions.length; index++) {
      const emission = this.emissions[index];
      if (!emission) continue;
      let lowest = 0x7fffffff;
      for (const senone of emission.senones) lowest = Math.min(lowest, costs[senone] ?? lowest);
      const gap = (this.lowestCost[emission.class] ?? 0) - lowest;
      this.scores.fit[row + index] = Math.max(this.fitFloor, gap * natPerUnit);
    }
  }
}
