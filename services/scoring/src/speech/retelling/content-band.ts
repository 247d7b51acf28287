import type { RetellingTask } from '@pte/exam/judging';
import type { HeardRetelling } from './hear-retelling.js';

/** Least coverage for the bands 6, 5, 4, 3, 2 and 1. Source: scoring.md 4.3, C6. */
const edges = [0.85, 0.7, 0.55, 0.4, 0.25, 0.1];
/** An act, a link or a name counts unless it is less likely than this: a single phrase is often missed. */
const perhaps = 0.3;
/** What takes points off must be surer. */
const surely = 0.85;
const mostStock = 0.5;
const mostOfPrompt = 0.5;

/** Why Content is lower than the points alone would make it. */
export type ContentGate = 'template' | 'prompt' | 'register' | 'acts' | 'people' | 'link';

export interface ContentBand {
  /** 0-6. */
  readonly band: number;
  readonly gates: readonly ContentGate[];
}

export type BandEvidence = Pick<
  HeardRetelling,
  'isLinked' | 'stockShare' | 'promptShare' | 'acts' | 'offRegister' | 'people'
> & { readonly coverage: number };

/** Content of retelling and responding. Bands: scoring.md 4.3, C6-T and C6-R. */
export function contentBand(content: RetellingTask['content'], evidence: BandEvidence): ContentBand {
  const reached = edges.filter((edge) => evidence.coverage >= edge).length;
  const limits = content === 'situation' ? situationLimits(evidence) : summaryLimits(evidence);
  const binding = limits.filter(({ most }) => most < reached);
  const band = Math.min(reached, ...binding.map(({ most }) => most));
  if (content === 'situation' && evidence.offRegister >= surely && band > 1) {
    return { band: band - 1, gates: [...binding.map(({ gate }) => gate), 'register'] };
  }
  return { band, gates: binding.map(({ gate }) => gate) };
}

interface Limit {
  readonly gate: ContentGate;
  readonly most: number;
}

function summaryLimits({ isLinked, stockShare, people }: BandEvidence): Limit[] {
  const named = people.filter((person) => person.named >= perhaps).length;
  return [
    ...(stockShare > mostStock ? [{ gate: 'template', most: 2 } as const] : []),
    ...(isLinked < perhaps ? [{ gate: 'link', most: 5 } as const] : []),
    ...(named * 2 < people.length ? [{ gate: 'people', most: 5 } as const] : []),
  ];
}

function situationLimits({ promptShare, acts }: BandEvidence): Limit[] {
  return [
    ...(promptShare > mostOfPrompt ? [{ gate: 'prompt', most: 0 } as const] : []),
    ...(acts.some(({ done }) => done < perhaps) ? [{ gate: 'acts', most: 4 } as const] : []),
  ];
}
