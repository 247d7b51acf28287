import { readAnswer } from '@pte/exam/answer';
import type { Analysis } from '@pte/exam/scoring-result';
import type { Submission } from '../../lib/api/shapes.js';
import { RecordingResult } from '../result/recording-result.js';
import type { FrameProps } from './frame-props.js';
import { readKey } from './read-exercise.js';

export interface SubmittedAnswerProps extends Pick<FrameProps, 'question' | 'exercise' | 'form'> {
  submission: Submission;
  analysis: Analysis;
}

/** An answer as it was handed in, with what marking says in it. */
export const SubmittedAnswer = ({ question, exercise, form, submission, analysis }: SubmittedAnswerProps) =>
  exercise.recorded ? (
    <RecordingResult submission={submission} analysis={analysis} material={exercise.content.material ?? ''} />
  ) : (
    <form.Form
      content={exercise.content}
      value={readAnswer(submission.answer)}
      onChange={() => undefined}
      disabled
      answerKey={readKey(question)}
      analysis={analysis}
      timing={exercise.timing}
      wordLimits={exercise.rules.wordLimits ?? null}
    />
  );
