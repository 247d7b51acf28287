import { readAnswer } from '@pte/exam/answer';
import type { Analysis } from '@pte/exam/scoring-result';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import type { Question, Submission } from '../../lib/api/shapes.js';
import { currentLocale } from '../../lib/i18n/locale.js';
import { Sheet } from '../../ui/sheet.js';
import { Tabs } from '../../ui/tabs.js';
import { AttemptsList } from '../result/attempts-list.js';
import { readAnalysis } from '../result/read-analysis.js';
import { TextChanges } from '../result/written/text-changes.js';
import type { FrameProps } from './frame-props.js';
import { readKey, readScript, readTexts } from './read-exercise.js';
import { SubmittedAnswer } from './submitted-answer.js';
import { Transcript } from './transcript.js';

const Texts = styled.div`
  display: grid;
  gap: 12px;
  max-width: 38em;
  font-size: 16px;
  line-height: 28px;
`;

const tabs = ['answer', 'transcript', 'analysis', 'translation', 'attempts'] as const;

const TextPanel = ({ json, none, lang }: { json: string; none: string; lang?: string }) => {
  const texts = readTexts(json, lang ?? currentLocale());
  if (texts.length === 0) return <p>{none}</p>;
  return (
    <Texts lang={lang}>
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </Texts>
  );
};

interface QuestionTabsProps extends Pick<FrameProps, 'exercise' | 'form'> {
  question: Question;
  submissionId: number;
  analysis: Analysis;
}

const textOf = ({ answer }: Submission): string => String(readAnswer(answer) ?? '');

const changesOfText = (earlier: Submission, later: Submission) => (
  <TextChanges earlier={textOf(earlier)} later={textOf(later)} />
);

/** What opens after a submission: the answer, why, the translation, and earlier attempts. The tab is in the address. */
export const QuestionTabs = ({ question, exercise, form, submissionId, analysis }: QuestionTabsProps) => {
  const { t } = useTranslation('practice');
  const [params, setParams] = useSearchParams();
  const key = readKey(question);
  const script = readScript(exercise, key);
  const isText = exercise.rules.judging?.kind === 'writing';
  const offered = tabs.filter((tab) => tab !== 'transcript' || script.length > 0);
  const selected = offered.find((tab) => tab === params.get('tab')) ?? 'answer';
  const select = (tab: string) => {
    const next = new URLSearchParams(params);
    next.set('tab', tab);
    setParams(next, { replace: true });
  };
  const panels = {
    answer: <form.Reference content={exercise.content} answerKey={key} analysis={analysis} />,
    transcript: <Transcript lines={script} />,
    analysis: <TextPanel json={question.analysis} none={t('tabs.noAnalysis')} />,
    translation: <TextPanel json={question.translation} none={t('tabs.noTranslation')} lang="zh-CN" />,
    attempts: (
      <AttemptsList questionId={question.id} current={submissionId} changes={isText ? changesOfText : undefined}>
        {(submission) => (
          <SubmittedAnswer {...{ question, exercise, form, submission }} analysis={readAnalysis(submission.analysis)} />
        )}
      </AttemptsList>
    ),
  };
  return (
    <Sheet>
      <Tabs
        label={t('tabs.label')}
        items={offered.map((id) => ({ id, name: t(`tabs.${id}`), content: panels[id] }))}
        selected={selected}
        onSelect={select}
      />
    </Sheet>
  );
};
