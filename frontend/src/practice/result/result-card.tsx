import { type Analysis, readScore } from '@pte/exam/scoring-result';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { Submission } from '../../lib/api/shapes.js';
import { inLocale } from '../../lib/i18n/two-languages.js';
import { Sheet } from '../../ui/sheet.js';
import { FailedScore } from './failed-score.js';
import { FluencyFigures } from './fluency-figures.js';
import { PendingSteps } from './pending-steps.js';
import { ReportScore } from './report/report-score.js';
import { ScoreOrigin } from './score-origin.js';
import { ScoreSummary } from './score-summary.js';
import { TraitRows } from './trait-rows.js';

const Card = styled(Sheet)`
  display: grid;
  gap: 16px;

  > h2 {
    color: var(--text-2);
    font-size: 14px;
  }
`;

const Zero = styled.p`
  padding: 8px 12px;
  border-left: 3px solid var(--bad);
  background: var(--bad-soft);
`;

const Notes = styled.ul`
  display: grid;
  gap: 8px;
  color: var(--text-2);

  li {
    padding-left: 12px;
    border-left: 2px solid var(--line);
  }
`;

export interface ResultCardProps {
  submission: Submission;
  analysis: Analysis;
  /** It has been waiting for more than a minute. */
  slow: boolean;
  justSubmitted: boolean;
  /** The answer is a recording. */
  recorded: boolean;
  /** What to do with the score. */
  children?: ReactNode;
}

export const ResultCard = (props: ResultCardProps) => {
  const { submission, analysis, slow, justSubmitted, recorded, children } = props;
  const { t } = useTranslation('practice');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (justSubmitted) heading.current?.focus();
  }, [justSubmitted]);
  const score = readScore(submission.score);
  const failed = submission.scoringStatus === 'failed';
  const scored = submission.scoringStatus === 'scored';
  return (
    <Card data-testid="result" data-status={submission.scoringStatus} aria-busy={!failed && !scored}>
      <h2 ref={heading} tabIndex={-1}>
        {t('result.title')}
      </h2>
      <div role="status">
        {!failed && !scored && <PendingSteps submission={submission} recorded={recorded} slow={slow} />}
        {failed && <FailedScore submission={submission} code={analysis.code} />}
        {scored && (typeof score === 'string' ? <p>{score}</p> : <ScoreSummary {...{ submission, score }} />)}
      </div>
      {scored && (
        <>
          {analysis.zero && <Zero>{t(`zero.${analysis.zero}`)}</Zero>}
          {children}
          {typeof score !== 'string' && !('s' in score) && <TraitRows parts={score} analysis={analysis} />}
          {analysis.notes && analysis.notes.length > 0 && (
            <Notes>
              {analysis.notes.map((note) => (
                <li key={note.code}>{inLocale(note)}</li>
              ))}
            </Notes>
          )}
          {analysis.fluency && !analysis.zero && <FluencyFigures fluency={analysis.fluency} />}
          <ScoreOrigin analysis={analysis} />
        </>
      )}
      {(failed || scored) && analysis.engine && <ReportScore submissionId={submission.id} />}
    </Card>
  );
};
