import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { signInAsked } from '../../lib/session/session.slice.js';
import { useIsVip, useUser } from '../../lib/session/use-session.js';
import { useAppDispatch } from '../../lib/store.js';
import { Button } from '../../ui/button.js';
import { useMissingText } from '../forms/missing-text.js';
import { ActionsBar } from './actions-bar.js';
import type { Attempt } from './attempt.js';
import { Clock } from './clock.js';
import { ContextLine } from './context-line.js';
import { Countdown } from './countdown.js';
import type { FrameProps } from './frame-props.js';
import { Prompt } from './prompt.js';
import { SubmitPanel } from './submit-panel.js';
import { useAttempt } from './use-attempt.js';
import { useSubmit } from './use-submit.js';
import { useSubmitKey } from './use-submit-key.js';
import { VipGate } from './vip-gate.js';
import { Across, Work } from './work.js';

const Note = styled.p`
  color: var(--text-2);
  font-size: 12px;
`;

const Reason = ({ id, children }: { id: string; children: ReactNode }) => (
  <Note id={id} role="status">
    {children}
  </Note>
);

export const AttemptView = (props: FrameProps & { draftKey: string; found: Attempt }) => {
  const { question, type, exercise, form, neighbours, draftKey, found } = props;
  const { t } = useTranslation('practice');
  const missingText = useMissingText();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const user = useUser();
  const vip = useIsVip();
  const reasonId = useId();
  const { attempt, stopwatch, setValue, change, clear, finish } = useAttempt(draftKey, found);
  const { state, submit, cancel } = useSubmit(question.id);
  const busy = state.phase === 'uploading' || state.phase === 'sending';

  const missing = form.missing(attempt.value, exercise.content);
  const needsVip = exercise.recorded && user !== null && !vip;
  const reason = missing ? missingText(missing) : needsVip ? t('submit.vipKept') : null;
  const { writingSeconds } = exercise.timing;

  const send = async () => {
    if (reason || busy) return;
    if (!user) return void dispatch(signInAsked());
    stopwatch.stop();
    const submission = await submit({ attempt, timeUsed: stopwatch.seconds(), keep: change });
    if (!submission) return stopwatch.resume();
    finish();
    const next = new URLSearchParams(params);
    next.set('submission', String(submission.id));
    navigate({ search: next.toString() }, { replace: true, state: { submitted: true } });
  };
  useSubmitKey(() => void send());

  return (
    <>
      <ContextLine {...{ question, type, neighbours }}>
        {writingSeconds !== null && <Countdown stopwatch={stopwatch} seconds={writingSeconds} />}
        <Clock stopwatch={stopwatch} />
      </ContextLine>
      <Work $beside={form.standsBeside === true}>
        <Across>
          {exercise.recorded && !vip && <VipGate />}
          {found.restored && <Note>{t('draft.restored')}</Note>}
        </Across>
        <Prompt
          content={exercise.content}
          name={question.name}
          directions={type?.directions ?? ''}
          asksInTitle={form.asksInTitle ?? false}
          asksByAudio={exercise.asksByAudio}
          startsItself={!found.restored}
          withoutPassage={form.drawsPassage ?? false}
        />
        <form.Form
          content={exercise.content}
          value={attempt.value}
          onChange={setValue}
          disabled={busy}
          answerKey={null}
          analysis={null}
          timing={exercise.timing}
          wordLimits={exercise.rules.wordLimits ?? null}
        />
        <Across>
          <SubmitPanel state={state} onCancel={cancel} onRetry={() => void send()} />
        </Across>
      </Work>
      <ActionsBar neighbours={neighbours}>
        {reason && <Reason id={reasonId}>{reason}</Reason>}
        {attempt.value !== null && !exercise.recorded && (
          <Button kind="quiet" onClick={clear}>
            {t('actions.clear')}
          </Button>
        )}
        <Button
          kind="primary"
          aria-disabled={reason !== null || undefined}
          aria-describedby={reason ? reasonId : undefined}
          busy={busy && t('actions.submitting')}
          onClick={() => void send()}
        >
          {t('actions.submit')}
        </Button>
      </ActionsBar>
    </>
  );
};
