import { rules as readAloud } from '@pte/exam/types/ra/rules';

/** Question types that the installed engine scores, ascending. */
export const scoredTypes: readonly number[] = [readAloud.typeId];

export const isScored = (questionTypeId: number): boolean => scoredTypes.includes(questionTypeId);
