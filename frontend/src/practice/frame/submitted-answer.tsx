import { readAnswer } from '@pte/exam/answer';
import type { Analysis } from '@pte/exam/scoring-result';
import type { Submission } from '../../lib/api/shapes.js';
import { RecordingResult } from '../result/recording-result.js';
import { WritingResult } from '../result/written/writing-result.js';
import type { FrameProps } from './frame-props.js';
import { judgedTask, readKey } from './read-exercise.js';

export interface SubmittedAnswerProps extends Pick<FrameProps, 'question' | 'exercise' | 'form'> {
  submission: Submission;
  analysis: Analysis;
  /** Goes on practising with another value. */
  onContinue?: (value: unknown) => void;
}

/** An answer as it was handed in, with what marking says in it. */
export const SubmittedAnswer = (props: SubmittedAnswerProps) => {
  const { question, exercise, form, submission, analysis, onContinue } = props;
  const { content, rules, timing } = exercise;
  const key = readKey(question);
  const task = judgedTask(exercise, key);
  const wordLimits = rules.wordLimits ?? null;
  const value = readAnswer(submission.answer);
  if (exercise.recorded) return <RecordingResult {...{ submission, analysis, task }} audio={content.audioUrl} />;
  if (task?.kind === 'writing')
    return <WritingResult text={String(value)} {...{ analysis, task, wordLimits, onContinue }} />;
  return (
    <form.Form
      content={content}
      value={value}
      onChange={() => undefined}
      disabled
      answerKey={key}
      analysis={analysis}
      timing={{ ...timing, writingSeconds: null }}
      wordLimits={wordLimits}
    />
  );
};
