import type { QuestionType } from '../api/shapes.js';
import { inLocale } from './two-languages.js';

/** A question type's name in the UI language: `shortName` is the Chinese one, `name` the exam's own. */
export const typeName = ({ name, shortName }: Pick<QuestionType, 'name' | 'shortName'>): string =>
  inLocale({ zh: shortName || name, en: name });
