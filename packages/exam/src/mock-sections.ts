import type { Category } from './question-types.js';
import { questionTypeRules } from './registry.js';

/** Whether a section of a mock exam accepts questions of a type. */
export const sectionTakes = (section: Category, typeId: number): boolean =>
  questionTypeRules(typeId)?.mockSections.includes(section) ?? false;
