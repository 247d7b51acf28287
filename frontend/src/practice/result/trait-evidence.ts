import type { Analysis, TraitReason } from '@pte/exam/scoring-result';
import { traits } from '@pte/exam/traits';
import { useTranslation } from 'react-i18next';
import { inLocale } from '../../lib/i18n/two-languages.js';
import { countMarks } from './word-marks.js';

export interface TraitEvidence {
  readonly band: string | null;
  readonly reasons: readonly string[];
  readonly tip: string | null;
}

const mostReasons = 2;

const fromEngine = ({ band, reasons, tip }: TraitReason): TraitEvidence => ({
  band: inLocale(band),
  reasons: reasons.slice(0, mostReasons).map(inLocale),
  tip: tip ? inLocale(tip) : null,
});

const ofReading = ['content', 'oralFluency', 'pronunciation'] as const;

/** Why a trait has its points: as the engine says it; of older scores what follows from the words that were heard. */
export const useTraitEvidence = (analysis: Analysis) => {
  const { t } = useTranslation('practice');
  const { missed, misread, inserted, pauses } = countMarks(analysis);
  const { words, fluency } = analysis;
  const reasonOf = {
    content: words && t('trait.content.why', { missed, misread, inserted }),
    oralFluency:
      fluency &&
      t('trait.oralFluency.why', { pauses: Math.max(pauses, fluency.pauses), rate: Math.round(fluency.wpm) }),
    pronunciation: words && t('trait.pronunciation.why', { count: misread }),
  };
  return (code: number | undefined, isFull: boolean): TraitEvidence => {
    const given = analysis.traits?.find(({ i }) => i === code);
    if (given) return fromEngine(given);
    const name = ofReading.find((one) => traits[one].i === code);
    const reason = name && reasonOf[name];
    return {
      band: null,
      reasons: reason ? [reason] : [],
      tip: reason && !isFull ? t(`trait.${name}.tip`) : null,
    };
  };
};
