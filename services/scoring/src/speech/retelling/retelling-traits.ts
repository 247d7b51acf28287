import type { RetellingTask } from '@pte/exam/judging';
import type { FluencyEvidence, Note, ScorePart, TraitReason } from '@pte/exam/scoring-result';
import { fluencyBands, pronunciationBands } from '../feedback/band-texts.js';
import { traitReason } from '../feedback/reading-traits.js';
import { reason } from '../feedback/reasons.js';
import type { ContentBand, ContentGate } from './content-band.js';
import type { HeardRetelling } from './hear-retelling.js';
import { actNames, contentBands, retellingNote, retellingTip } from './retelling-sentences.js';

export interface ExplainedRetelling {
  readonly task: RetellingTask;
  readonly heard: HeardRetelling;
  readonly content: ContentBand;
  readonly fluency: FluencyEvidence;
}

/** Less likely than this, an act or a name is mentioned as one that may be missing. */
const perhaps = 0.3;
const slowestNatural = 3.3;
/** Share of the time, from which pauses are worth telling. */
const notablePauses = 0.2;

/** Why Content, Oral fluency and Pronunciation of free speech have their points. */
export function retellingTraits(score: readonly ScorePart[], explained: ExplainedRetelling): TraitReason[] {
  const why = [
    { bands: contentBands[explained.task.content], reasons: contentReasons(explained) },
    { bands: fluencyBands, reasons: flowReasons(explained) },
    { bands: pronunciationBands, reasons: [] },
  ];
  return score.flatMap((part, index) => {
    const { bands, reasons } = why[index] ?? {};
    if (!bands || !reasons) return [];
    const trait = traitReason(part, bands, reasons);
    const tip = trait.tip ?? (part.s < part.f ? retellingTip(reasons) : undefined);
    return [{ ...trait, ...(tip ? { tip } : {}) }];
  });
}

function contentReasons({ heard, content }: ExplainedRetelling): Note[] {
  const { coverage, points } = heard.found;
  const coverageNote = retellingNote('coverage', { count: Math.round(coverage * points.length), total: points.length });
  return [...content.gates.map((gate) => gateNote(gate, heard)), coverageNote];
}

export function gateNote(gate: ContentGate, heard: HeardRetelling): Note {
  if (gate === 'acts') {
    const missing = heard.acts.filter(({ done }) => done < perhaps).map(({ act }) => actNames[act]);
    const zh = missing.map((act) => act?.zh).join('、');
    const en = missing.map((act) => act?.en).join(', ');
    return { ...retellingNote('acts', { acts: en }), zh: retellingNote('acts', { acts: zh }).zh };
  }
  if (gate === 'people') {
    const missing = heard.people.filter(({ named }) => named < perhaps).map(({ name }) => name);
    return retellingNote('people', { names: missing.join(', ') });
  }
  return retellingNote(gate);
}

function flowReasons({ heard: { flow }, fluency }: ExplainedRetelling): Note[] {
  const paused = flow.pauses.reduce((sum, { from, to }) => sum + to - from, 0) / 100 / Math.max(0.01, flow.seconds);
  const reasons = [
    ...(paused >= notablePauses ? [reason('breaks', { share: Math.round(paused * 100) })] : []),
    ...(fluency.sps < slowestNatural ? [reason('slow', { rate: fluency.sps })] : []),
  ];
  return reasons.length ? reasons : [reason('fluent', { wpm: fluency.wpm, pauses: fluency.pauses })];
}
