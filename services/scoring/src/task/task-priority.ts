/** Tasks of one kind before those of the next. BullMQ takes priorities up to 2^21. */
const span = 100_000;

export type TaskKind = 'mock' | 'practice' | 'rescore';

/** A mock exam is waited for with more at stake than practice; nobody waits for an operator's new scores. */
const kinds: readonly TaskKind[] = ['mock', 'practice', 'rescore'];

/** The turn of a learner's first task of a kind, the lowest first; with each that waits already it is one more. */
export const firstTurn = (kind: TaskKind): number => kinds.indexOf(kind) * span + 1;

/** Tasks of one learner that are told apart by their turn. */
export const mostTurns = span - 1;
