import type { WritingTask } from '@pte/exam/judging';
import type { Analysis } from '@pte/exam/scoring-result';
import type { WordLimits } from '@pte/exam/word-limits';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Button } from '../../../ui/button.js';
import { MarkedText } from '../../forms/written/marked-text.js';
import type { TextMark } from '../../forms/written/text-marks.js';
import { WordRuler } from '../../forms/written/word-ruler.js';
import { judgedPoints } from '../points/key-points.js';
import { PointsMade } from '../points/points-made.js';
import type { Span } from '../word-marks.js';
import { CorrectedCopy } from './corrected-copy.js';
import { type Accepted, correctedText, withCorrection, withoutCorrection } from './corrections.js';

const Box = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: 16px;
`;

const none: Accepted = new Map();

export interface WritingResultProps {
  text: string;
  analysis: Analysis;
  task: WritingTask;
  wordLimits: WordLimits | null;
  onContinue: ((text: string) => void) | undefined;
}

/** What the learner wrote with its marks, corrections to accept, and the points that were found in it. */
export const WritingResult = ({ text, analysis, task, wordLimits, onContinue }: WritingResultProps) => {
  const { t } = useTranslation(['result', 'practice']);
  const [accepted, setAccepted] = useState(none);
  const [lit, setLit] = useState<Span | null>(null);
  const marks = analysis.marks ?? [];
  const fixes = (mark: TextMark) => (
    <Fixes
      mark={mark}
      accepted={accepted.get(mark.start)}
      onAccept={(fix) => setAccepted(withCorrection(accepted, mark, fix))}
      onUndo={() => setAccepted(withoutCorrection(accepted, mark))}
    />
  );
  return (
    <Box role="group" aria-label={t('practice:written.label')}>
      <MarkedText text={text} marks={marks} lit={lit} fixes={fixes} />
      <WordRuler text={text} limits={wordLimits} />
      {accepted.size > 0 && (
        <CorrectedCopy
          text={correctedText(text, marks, accepted)}
          count={accepted.size}
          onUndo={() => setAccepted(none)}
          onContinue={onContinue}
        />
      )}
      <PointsMade points={judgedPoints(task.points, analysis)} medium="text">
        {({ text: point, where, state }) =>
          where &&
          state !== 'absent' && (
            <Button
              kind="quiet"
              aria-label={t('result:points.show', { point })}
              onClick={() => setLit([where[0], where[1]])}
            >
              {t('result:points.inText')}
            </Button>
          )
        }
      </PointsMade>
    </Box>
  );
};

interface FixesProps {
  mark: TextMark;
  accepted: string | undefined;
  onAccept: (fix: string) => void;
  onUndo: () => void;
}

const FixButton = styled(Button)`
  min-height: 28px;
  margin: 2px 0 2px 8px;
  padding: 0 8px;
  font-size: 12px;
  white-space: normal;
`;

/** Corrections of one mark, each a button; one that was accepted can be taken back. */
const Fixes = ({ mark: { fix }, accepted, onAccept, onUndo }: FixesProps) => {
  const { t } = useTranslation('result');
  if (accepted !== undefined) {
    return (
      <>
        {' '}
        → <strong lang="en">{accepted || t('fix.nothing')}</strong>{' '}
        <FixButton kind="quiet" onClick={onUndo}>
          {t('fix.undo')}
        </FixButton>
      </>
    );
  }
  return fix.map((one) => (
    <FixButton key={one} onClick={() => onAccept(one)}>
      {t('fix.accept')} <span lang="en">{one || t('fix.nothing')}</span>
    </FixButton>
  ));
};
