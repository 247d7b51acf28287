import type { RetellingTask } from '@pte/exam/judging';
import type { Analysis } from '@pte/exam/scoring-result';
import { Play } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.js';
import { judgedPoints } from './points/key-points.js';
import { PointsMade } from './points/points-made.js';
import type { Span } from './word-marks.js';

export interface RetellingEvidenceProps {
  task: RetellingTask;
  analysis: Analysis;
  /** Plays a part of the recording. */
  onPlay: (span: Span) => void;
}

/** Which key points were heard in free speech; each can be listened to where it was. */
export const RetellingEvidence = ({ task, analysis, onPlay }: RetellingEvidenceProps) => {
  const { t } = useTranslation('result');
  return (
    <PointsMade points={judgedPoints(task.points, analysis)} medium="recording">
      {({ text, where, state }) =>
        where &&
        state !== 'absent' && (
          <Button kind="quiet" aria-label={t('points.play', { point: text })} onClick={() => onPlay(where)}>
            <Play size={16} strokeWidth={1.75} aria-hidden />
            {t('points.listen')}
          </Button>
        )
      }
    </PointsMade>
  );
};
