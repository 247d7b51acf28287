/** A step of the five-step scale that screens show in words and colour. */
export interface ScoreBand {
  readonly step: 1 | 2 | 3 | 4 | 5;
  readonly zh: string;
  readonly en: string;
}

const bands: readonly (ScoreBand & { readonly from: number; readonly ratio: number })[] = [
  { step: 5, zh: '优秀', en: 'Excellent', from: 79, ratio: 0.85 },
  { step: 4, zh: '良好', en: 'Good', from: 65, ratio: 0.7 },
  { step: 3, zh: '达标', en: 'On target', from: 50, ratio: 0.5 },
  { step: 2, zh: '基础', en: 'Basic', from: 36, ratio: 0.3 },
];
const lowest: ScoreBand = { step: 1, zh: '待加强', en: 'Needs work' };

const bandOf = ({ step, zh, en }: ScoreBand): ScoreBand => ({ step, zh, en });

/** Band of a whole score on the exam's scale, 10-90. */
export const bandOfScore = (score: number): ScoreBand => bandOf(bands.find(({ from }) => score >= from) ?? lowest);

/** Band of `s` of `f` points. */
export const bandOfPoints = (s: number, f: number): ScoreBand =>
  bandOf(bands.find(({ ratio }) => s / f >= ratio) ?? lowest);
