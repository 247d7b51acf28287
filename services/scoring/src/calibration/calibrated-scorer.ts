import type { AnswerScorer, AnswerScorers } from '../scorer/answer-scorer.js';
import { applyCalibration } from './apply-calibration.js';
import type { Calibration } from './calibration.js';

const calibrated = (engine: AnswerScorer, calibration: Calibration): AnswerScorer => ({
  score: async (answer, report) =>
    applyCalibration(calibration, answer.questionTypeId, await engine.score(answer, report)),
});

/** The engines on the operator's level, where there is one. */
export const onOwnLevel = (scorers: AnswerScorers, calibration: Calibration | null): AnswerScorers =>
  calibration ? new Map([...scorers].map(([kind, engine]) => [kind, calibrated(engine, calibration)])) : scorers;
