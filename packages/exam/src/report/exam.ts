/** The two exams, in the order of a profile's `examType`: 0 academic, 1 core. */
export const exams = ['academic', 'core'] as const;
export type Exam = (typeof exams)[number];
