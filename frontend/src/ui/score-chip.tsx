import { pointsOf, readScore } from '@pte/exam/scoring-result';
import { useTranslation } from 'react-i18next';
import type { ScoringStatus } from '../lib/api/shapes.js';
import { Chip } from './chip.js';

/** The outcome of one submission in a few words; an unscored one is never shown as 0. */
export const ScoreChip = ({ score, status }: { score: string; status: ScoringStatus }) => {
  const { t } = useTranslation('common');
  if (status === 'failed') return <Chip $tone="warn">{t('score.failed')}</Chip>;
  if (score === '') return <Chip $tone="info">{t('score.pending')}</Chip>;
  const value = readScore(score);
  if (typeof value === 'string') return <Chip>{value}</Chip>;
  const { points, fullPoints } = pointsOf(value);
  return <Chip $tone="brand">{t('score.points', { got: points, full: fullPoints })}</Chip>;
};
