import type { Question, QuestionType } from '../../lib/api/shapes.js';
import type { AnswerForm } from '../forms/answer-form.js';
import type { ReadExercise } from './read-exercise.js';
import type { Neighbours } from './use-neighbours.js';

/** What every phase of an exercise is given. */
export interface FrameProps {
  question: Question;
  type: QuestionType | undefined;
  exercise: ReadExercise;
  form: AnswerForm;
  neighbours: Neighbours;
}
