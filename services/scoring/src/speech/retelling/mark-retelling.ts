import type { RetellingTask } from '@pte/exam/judging';
import { type TraitOfType, traits } from '@pte/exam/traits';
import type { SoundCheck } from '../audio/sound-check.js';
import { note } from '../feedback/notes.js';
import { mannerFeatures } from '../manner/manner-features.js';
import { type MannerModel, rateManner } from '../manner/manner-model.js';
import { rateSounds } from '../manner/rate-sounds.js';
import { bandOfRating, fluencyBand } from '../marking/trait-bands.js';
import { pointsOf, zeroSpeech } from '../marking/zero-speech.js';
import type { RatingModel } from '../rating/rating-model.js';
import type { JudgedSpeech } from '../score-speech.js';
import { mean } from '../statistics.js';
import { contentBand } from './content-band.js';
import { flowEvidence, pausesOf, wordsSpoken } from './flow-evidence.js';
import type { HeardRetelling } from './hear-retelling.js';
import { retellingNote } from './retelling-sentences.js';
import { gateNote, retellingTraits } from './retelling-traits.js';

export interface RetellingMarks {
  readonly task: RetellingTask;
  /** Content, Oral fluency and Pronunciation with their points. */
  readonly traits: readonly TraitOfType[];
  readonly sound: SoundCheck;
  readonly rating: RatingModel;
  readonly manner: MannerModel;
}

const leastSpokenWords = 3;
const bandsOfContent = 6;
/** Words of free speech are never known: no score of it is more than rough. */
const mostConfidence = 0.48;
const shownFrom = 0.5;
const round2 = (value: number): number => Math.round(value * 100) / 100;

/** Source: scoring.md 4.2, 4.3 (C6-T, C6-R) and 4.6. */
export function markRetelling(heard: HeardRetelling, marks: RetellingMarks): JudgedSpeech {
  const { task, sound } = marks;
  if (wordsSpoken(heard.flow) < leastSpokenWords) return zeroSpeech(marks.traits, 'silence', retellingNote('silence'));
  const content = contentBand(task.content, { ...heard, coverage: heard.found.coverage });
  const fluency = flowEvidence(heard.flow);
  const evidence = {
    confidence: confidence(heard, sound),
    fluency,
    points: heard.found.points.map(({ id, hit, place }) => ({
      id,
      hit: round2(hit),
      ...(place && hit >= shownFrom ? { where: [place.from / 100, place.to / 100] as const } : {}),
    })),
  };
  const gates = content.gates.filter((gate) => gate === 'template' || gate === 'prompt');
  const caps = gates.length ? { caps: { [traits.content.i]: gates.includes('prompt') ? 0 : content.band } } : {};
  const soundNotes = [...(sound.isNoisy ? [note('noisy')] : []), ...(sound.isClipped ? [note('clipped')] : [])];
  if (content.band === 0) {
    const why = gates.length ? gates.map((gate) => gateNote(gate, heard)) : [retellingNote('unrelated')];
    const notes = [...why, retellingNote('estimate'), ...soundNotes];
    return { score: pointsOf(marks.traits, () => 0), evidence: { ...evidence, zero: 'content', notes }, ...caps };
  }
  const points = [
    content.band / bandsOfContent,
    fluencyPoints(heard, marks) / 5,
    pronunciationPoints(heard, marks) / 5,
  ];
  const score = marks.traits.map((trait, index) => ({ ...trait, s: Math.round((points[index] ?? 0) * trait.f) }));
  const explained = retellingTraits(score, { task, heard, content, fluency });
  const notes = [...gates.map((gate) => gateNote(gate, heard)), retellingNote('estimate'), ...soundNotes];
  return { score, evidence: { ...evidence, zero: null, traits: explained, notes }, ...caps };
}

/** 0-5. */
function fluencyPoints({ flow }: HeardRetelling, { manner, sound }: RetellingMarks): number {
  const features = mannerFeatures(flow);
  return features ? fluencyBand(rateManner(manner, features) * sound.gate, pausesOf(flow)) : 0;
}

const pronunciationPoints = ({ phones }: HeardRetelling, { rating, sound }: RetellingMarks): number =>
  bandOfRating(rateSounds(rating, phones) * sound.gate);

/** How far the points are from even odds on average; less in noise. */
function confidence({ found }: HeardRetelling, { isNoisy }: SoundCheck): number {
  const sureness = mean(found.points.map(({ hit }) => Math.abs(2 * hit - 1)));
  return round2((isNoisy ? 0.5 : 1) * mostConfidence * (0.5 + 0.5 * sureness));
}
