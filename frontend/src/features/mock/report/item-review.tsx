import { questionTypeRules } from '@pte/exam/registry';
import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { MockResultItem } from '../../../lib/api/mock.shapes.js';
import { useQuestionQuery } from '../../../lib/api/question.endpoints.js';
import type { Question, Submission } from '../../../lib/api/shapes.js';
import { useSubmissionQuery } from '../../../lib/api/submission.endpoints.js';
import type { AnswerForm } from '../../../practice/forms/answer-form.js';
import { Prompt } from '../../../practice/frame/prompt.js';
import { type ReadExercise, readExercise, readKey, resultDrawsPassage } from '../../../practice/frame/read-exercise.js';
import { SubmittedAnswer } from '../../../practice/frame/submitted-answer.js';
import { readAnalysis } from '../../../practice/result/read-analysis.js';
import { ResultCard } from '../../../practice/result/result-card.js';
import { ErrorBlock } from '../../../ui/error-block.js';
import { SkeletonLines } from '../../../ui/skeleton.js';
import { AnswerForms } from '../answer-forms.js';

const Box = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  padding: 16px 0;
`;

/** One item of the exam with what was answered, what was right, and the reasons of its score. */
export const ItemReview = ({ item }: { item: MockResultItem }) => {
  const { t } = useTranslation(['report', 'practice']);
  const question = useQuestionQuery(item.questionId);
  const submission = useSubmissionQuery(item.submissionId ?? 0, { skip: item.submissionId === null });
  const rules = questionTypeRules(item.questionTypeId);
  const loadForm = use(AnswerForms);
  const loading = rules ? loadForm(rules.form) : null;
  const error = question.error ?? submission.error;
  if (error) {
    return <ErrorBlock title={t('report:items.failed')} error={error} onRetry={() => void question.refetch()} />;
  }
  if (!question.data || (item.submissionId !== null && !submission.data))
    return <SkeletonLines lines={4} height={32} />;
  const exercise = rules && readExercise(question.data, rules);
  if (!exercise || !loading) return <p>{t('practice:unsupported')}</p>;
  return <Loaded question={question.data} submission={submission.data ?? null} exercise={exercise} loading={loading} />;
};

interface LoadedProps {
  question: Question;
  submission: Submission | null;
  exercise: ReadExercise;
  loading: Promise<AnswerForm>;
}

const Loaded = ({ question, submission, exercise, loading }: LoadedProps) => {
  const { t } = useTranslation('report');
  const form = use(loading);
  const { content, rules, timing, recorded } = exercise;
  const analysis = submission ? readAnalysis(submission.analysis) : null;
  const answerKey = readKey(question);
  return (
    <Box>
      <Prompt
        content={content}
        name={question.name}
        directions={rules.directions}
        asksInTitle={form.asksInTitle ?? false}
        asksByAudio={exercise.asksByAudio}
        withoutPassage={form.drawsPassage === true || resultDrawsPassage(exercise, analysis)}
      />
      {!submission && <p>{t('items.unanswered')}</p>}
      {submission && analysis ? (
        <SubmittedAnswer {...{ question, exercise, form, submission, analysis }} />
      ) : (
        !recorded && (
          <form.Form
            content={content}
            value={null}
            onChange={() => undefined}
            disabled
            answerKey={answerKey}
            analysis={null}
            timing={{ ...timing, writingSeconds: null }}
            wordLimits={rules.wordLimits ?? null}
          />
        )
      )}
      {submission && (
        <section>
          <h3>{t('items.reference')}</h3>
          <form.Reference content={content} answerKey={answerKey} analysis={analysis} />
        </section>
      )}
      {submission && analysis && (
        <ResultCard {...{ submission, analysis, recorded }} slow={false} justSubmitted={false} />
      )}
    </Box>
  );
};
