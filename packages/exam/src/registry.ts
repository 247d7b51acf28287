import { allTypeRules } from './registry.generated.js';
import type { TypeRules } from './type-rules.js';

const byId = new Map<number, TypeRules>(allTypeRules.map((rules) => [rules.typeId, rules]));

/** The rules of a question type; undefined for mocks and for types that the exam does not know. */
export const questionTypeRules = (typeId: number): TypeRules | undefined => byId.get(typeId);

/** Ids of the types that can be practised, ascending. */
export const practisedTypeIds: readonly number[] = [...byId.keys()].sort((a, b) => a - b);
