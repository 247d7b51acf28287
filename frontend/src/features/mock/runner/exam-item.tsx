import { questionTypeRules } from '@pte/exam/registry';
import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { Question } from '../../../lib/api/shapes.js';
import type { AnswerForm } from '../../../practice/forms/answer-form.js';
import { type ReadExercise, readExercise } from '../../../practice/frame/read-exercise.js';
import { Passage } from '../../../practice/passage/passage.js';
import { objectAddress, pickVoice, voicesOf } from '../../../practice/player/audio-address.js';
import { AnswerForms } from '../answer-forms.js';
import type { ItemWork } from '../sitting/item-work.js';
import { formatLeft } from '../sitting/server-clock.js';
import { AudioBox } from './audio-box.js';
import { type ItemHandles, RecordingBox } from './recording-box.js';

const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 24px;

  img {
    justify-self: center;
    max-width: 100%;
    max-height: 420px;
  }

  h1 {
    font-size: 16px;
    font-weight: 400;
    line-height: 26px;
    text-wrap: wrap;
  }
`;

const Work = styled.div<{ $beside: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 24px;

  @media (min-width: 1024px) {
    ${({ $beside }) => $beside && 'grid-template-columns: repeat(2, minmax(0, 1fr));'}
  }
`;

const WritingClock = styled.p<{ $late: boolean }>`
  justify-self: end;
  color: ${({ $late }) => ($late ? 'var(--warn)' : 'var(--text-2)')};
  font-size: 14px;
  font-variant-numeric: tabular-nums;
`;

export interface ExamItemProps {
  question: Question | undefined;
  work: ItemWork;
  /** The exam's time is over: nothing can be changed any more. */
  frozen: boolean;
  handles: ItemHandles;
  onAnswer: (value: unknown) => void;
  onHeard: (heard: number | 'all') => void;
  onRecorded: (recording: Blob) => void;
}

/** One item as the exam shows it. What it needs to know of a type, the registry says. */
export const ExamItem = (props: ExamItemProps) => {
  const { t } = useTranslation(['mock', 'practice']);
  const { question } = props;
  const loadForm = use(AnswerForms);
  const rules = question && questionTypeRules(question.type);
  const loading = rules ? loadForm(rules.form) : null;
  if (!question) return <p>{t('mock:item.gone')}</p>;
  if (!rules || !loading) return <p>{t('practice:unsupported')}</p>;
  const exercise = readExercise(question, rules);
  if (!exercise) return <p>{t('practice:broken')}</p>;
  return <OpenItem {...props} exercise={exercise} loading={loading} />;
};

type OpenItemProps = ExamItemProps & { exercise: ReadExercise; loading: Promise<AnswerForm> };

const lastMinute = 60;

const OpenItem = ({ exercise, loading, work, frozen, handles, onAnswer, onHeard, onRecorded }: OpenItemProps) => {
  const { t } = useTranslation(['mock', 'practice']);
  const form = use(loading);
  const { rules, content, timing } = exercise;
  const audio = content.audioUrl && exercise.asksByAudio ? pickVoice(voicesOf(content.audioUrl), 0) : undefined;
  const writingLeft =
    rules.writingSeconds === undefined ? null : Math.max(0, Math.ceil(rules.writingSeconds - work.timeUsed));
  const closed = frozen || writingLeft === 0;
  const title = content.title && <h2 lang="en">{content.title}</h2>;

  const passage = content.material && !form.drawsPassage ? <Passage text={content.material} /> : null;
  const beside = passage !== null && form.standsBeside === true;

  return (
    <Page>
      <h1 lang="en" tabIndex={-1} data-directions>
        {content.directions ?? rules.directions}
      </h1>
      {writingLeft !== null && (
        <WritingClock role="timer" $late={writingLeft <= lastMinute}>
          {t(writingLeft === 0 ? 'mock:item.writingOver' : 'mock:item.writingLeft', { time: formatLeft(writingLeft) })}
        </WritingClock>
      )}
      {!form.asksInTitle && title}
      {audio && (
        <AudioBox source={audio.address} heard={work.heard} onHeard={onHeard} frozen={closed} player={handles.play} />
      )}
      {content.imageUrl && (
        <img src={objectAddress(content.imageUrl)} alt={content.imageAlt ?? t('practice:prompt.image')} />
      )}
      {!beside && passage}
      {form.asksInTitle && title}
      <Work $beside={beside}>
        {beside && passage}
        {exercise.recorded ? (
          <RecordingBox
            ready={!audio || work.heard === 'all'}
            prepareSeconds={timing.prepareSeconds}
            limitSeconds={timing.recordSeconds}
            done={work.recordingBytes > 0 || work.uploadedKey !== null}
            frozen={closed}
            onRecorded={onRecorded}
            stopper={handles.stop}
          />
        ) : (
          <form.Form
            content={content}
            value={work.value}
            onChange={onAnswer}
            disabled={closed}
            answerKey={null}
            analysis={null}
            timing={{ ...timing, writingSeconds: null }}
            wordLimits={rules.wordLimits ?? null}
          />
        )}
      </Work>
    </Page>
  );
};
