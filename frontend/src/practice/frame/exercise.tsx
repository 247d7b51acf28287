import { questionTypeRules } from '@pte/exam/registry';
import { type ReactNode, use, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { usePrefetchQuestion } from '../../lib/api/question.endpoints.js';
import type { Question, QuestionType } from '../../lib/api/shapes.js';
import { lazyPage } from '../../lib/lazy-page.js';
import { noteLastQuestion } from '../../lib/storage/last-question.js';
import { Empty } from '../../ui/empty.js';
import { Sheet } from '../../ui/sheet.js';
import { loadForm } from '../forms/load-form.js';
import { ActionsBar } from './actions-bar.js';
import { Answering } from './answering.js';
import { ContextLine } from './context-line.js';
import { withoutOwn } from './own-params.js';
import { readExercise } from './read-exercise.js';
import { useNeighbours } from './use-neighbours.js';

const loadReview = () => import('./reviewing.js').then((module) => module.Reviewing);
const Reviewing = lazyPage(loadReview);

export interface ExerciseProps {
  question: Question;
  type: QuestionType | undefined;
}

const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
`;

/** What cannot be practised still leads on: the context line and the way to the next question. */
const Unsupported = ({ question, type, children }: ExerciseProps & { children: ReactNode }) => {
  const neighbours = useNeighbours(question);
  return (
    <Page>
      <ContextLine question={question} type={type} neighbours={neighbours} />
      <Sheet>
        <Empty>{children}</Empty>
      </Sheet>
      <ActionsBar neighbours={neighbours}>{null}</ActionsBar>
    </Page>
  );
};

/** The frame picks the form that the exam's registry names for the type; it knows no type itself. */
export const Exercise = ({ question, type }: ExerciseProps) => {
  const { t } = useTranslation('practice');
  const rules = questionTypeRules(question.type);
  const loading = rules ? loadForm(rules.form) : null;
  if (!rules || !loading) return <Unsupported {...{ question, type }}>{t('unsupported')}</Unsupported>;
  const exercise = readExercise(question, rules);
  if (!exercise) return <Unsupported {...{ question, type }}>{t('broken')}</Unsupported>;
  return <Practising {...{ question, type, exercise, loading }} />;
};

type PractisingProps = ExerciseProps & {
  exercise: NonNullable<ReturnType<typeof readExercise>>;
  loading: NonNullable<ReturnType<typeof loadForm>>;
};

const Practising = ({ question, type, exercise, loading }: PractisingProps) => {
  const form = use(loading);
  const neighbours = useNeighbours(question);
  const [params] = useSearchParams();
  const submission = params.get('submission');

  useEffect(() => {
    noteLastQuestion(`/app/question/${question.id}?${withoutOwn(params)}`);
  }, [question.id, params]);

  // The result's chunk is there before it is needed; a failure is dealt with when it really opens.
  useEffect(() => {
    loadReview().catch(() => undefined);
  }, []);

  const prefetch = usePrefetchQuestion('question');
  const { nextId } = neighbours;
  useEffect(() => {
    if (nextId === null) return;
    const whenIdle = globalThis.requestIdleCallback ?? ((task: () => void) => setTimeout(task, 1_000));
    whenIdle(() => prefetch(nextId));
  }, [nextId, prefetch]);

  const shared = { question, type, exercise, form, neighbours };
  return (
    <Page>
      {submission && /^\d{1,9}$/.test(submission) ? (
        <Reviewing key={submission} {...shared} submissionId={Number(submission)} />
      ) : (
        <Answering {...shared} />
      )}
    </Page>
  );
};
