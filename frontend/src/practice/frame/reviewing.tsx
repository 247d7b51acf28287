import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { isCommit, isTyping } from '../../lib/browser/command-key.js';
import { draftKey } from '../../lib/draft/draft.js';
import { useUser } from '../../lib/session/use-session.js';
import { useAppDispatch, useAppSelector } from '../../lib/store.js';
import { toastShown } from '../../lib/toast/toast.slice.js';
import { Button } from '../../ui/button.js';
import { ErrorBlock } from '../../ui/error-block.js';
import { media } from '../../ui/media.js';
import { SkeletonLines } from '../../ui/skeleton.js';
import { NextSteps } from '../result/next-steps.js';
import { readAnalysis } from '../result/read-analysis.js';
import { ResultCard } from '../result/result-card.js';
import { useLiveSubmission } from '../result/use-live-submission.js';
import { ActionsBar } from './actions-bar.js';
import { freshAttempt, keepAttempt } from './attempt.js';
import { TimeUsed } from './clock.js';
import { ContextLine } from './context-line.js';
import type { FrameProps } from './frame-props.js';
import { OfferCollections } from './offer-collections.js';
import { withoutOwn } from './own-params.js';
import { Prompt } from './prompt.js';
import { QuestionTabs } from './question-tabs.js';
import { resultDrawsPassage } from './read-exercise.js';
import { SubmittedAnswer } from './submitted-answer.js';
import { Work } from './work.js';

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 760px) minmax(280px, 1fr);
  align-items: start;
  gap: 16px;

  ${media.compact} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Side = styled.div`
  display: grid;
  gap: 12px;
`;

const useRedoKey = (redo: () => void): void => {
  const letters = useAppSelector(({ preferences }) => preferences.shortcuts);
  const current = useRef(redo);
  current.current = redo;
  useEffect(() => {
    if (!letters) return;
    const listen = (event: KeyboardEvent) => {
      const plain = !event.ctrlKey && !event.metaKey && !event.altKey;
      if (plain && isCommit(event, 'r') && !isTyping(event.target) && !document.querySelector('dialog[open]'))
        current.current();
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, [letters]);
};

/** A past submission, or the one just sent: nothing can be changed, its result stands beside it. */
export const Reviewing = (props: FrameProps & { submissionId: number }) => {
  const { question, type, exercise, form, neighbours, submissionId } = props;
  const { t } = useTranslation('practice');
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const [params] = useSearchParams();
  const justSubmitted = (useLocation().state as { submitted?: boolean } | null)?.submitted === true;
  const { submission, error, refetch, slow } = useLiveSubmission(submissionId);

  const redo = () => navigate({ search: withoutOwn(params).toString() });
  useRedoKey(redo);
  const draft = draftKey(useUser()?.id ?? 0, question.id);
  const goOnWith = (value: unknown) => {
    if (keepAttempt(draft, { ...freshAttempt, value }, 0)) redo();
    else dispatch(toastShown({ kind: 'error', message: t('draft.noRoom') }));
  };

  const foreign = submission !== undefined && submission.questionId !== question.id;
  const waiting = submission?.scoringStatus === 'pending' || submission?.scoringStatus === 'scoring';
  const analysis = submission ? readAnalysis(submission.analysis) : null;
  const frame = (content: ReactNode, clock: ReactNode = null) => (
    <>
      <ContextLine {...{ question, type, neighbours }} state={waiting ? t('result.waitingTitle') : undefined}>
        {clock}
      </ContextLine>
      {content}
      <ActionsBar neighbours={neighbours}>
        <Button kind="primary" onClick={redo}>
          {t('actions.redo')}
        </Button>
      </ActionsBar>
    </>
  );

  if (foreign)
    return frame(
      <ErrorBlock
        title={t('result.loadFailed')}
        error={{ status: 404, reason: 'SUBMISSION_NOT_FOUND', message: t('result.foreign') }}
      />,
    );
  if (error && !submission) return frame(<ErrorBlock title={t('result.loadFailed')} error={error} onRetry={refetch} />);
  if (!submission || !analysis) return frame(<SkeletonLines lines={8} height={44} />);

  return frame(
    <>
      <Columns>
        <Work>
          <Prompt
            content={exercise.content}
            name={question.name}
            directions={type?.directions ?? ''}
            asksInTitle={form.asksInTitle ?? false}
            asksByAudio={exercise.asksByAudio}
            withoutPassage={form.drawsPassage || resultDrawsPassage(exercise, analysis)}
          />
          <SubmittedAnswer {...{ question, exercise, form, submission, analysis }} onContinue={goOnWith} />
        </Work>
        <Side>
          <ResultCard {...{ submission, analysis, slow, justSubmitted }} recorded={exercise.recorded}>
            {exercise.rules.judging && <NextSteps analysis={analysis} similar={neighbours.next} onRedo={redo} />}
          </ResultCard>
          <OfferCollections question={question} submission={submission} />
        </Side>
      </Columns>
      <QuestionTabs {...{ question, exercise, form, analysis }} submissionId={submissionId} />
    </>,
    <TimeUsed seconds={submission.timeUsed} />,
  );
};
