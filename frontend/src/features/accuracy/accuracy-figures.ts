import type { AccuracyReport } from '@pte/exam/accuracy-report';
import report from './figures.json' with { type: 'json' };

/** The figures of the last `make accuracy`. */
export const accuracyFigures = report as AccuracyReport;
