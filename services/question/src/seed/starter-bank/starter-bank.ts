import { readAloudFirstQuestions } from './ra/ra-first.js';
import { natureQuestions } from './single-choice-nature.js';
import { societyQuestions } from './single-choice-society.js';
import type { StarterQuestion } from './starter-question.js';

/** Every question that comes with the product, written for it. */
export const starterBank: readonly StarterQuestion[] = [...readAloudFirstQuestions, ...natureQuestions, ...societyQuestions];
