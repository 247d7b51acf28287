import type { AnswerToScore } from '../task/scoring-task.js';
import type { WritingEngine } from '../writing/process/writing-engine.js';
import type { AnswerScorer, ReportStage, ScoredAnswer } from './answer-scorer.js';
import { judgingTaskOf } from './judging-task.js';

/** Answers that are written. */
export class WritingScorer implements AnswerScorer {
  constructor(private readonly engine: Pick<WritingEngine, 'score'>) {}

  async score(answer: AnswerToScore, report: ReportStage): Promise<ScoredAnswer> {
    const { task, rules } = judgingTaskOf(answer, 'writing');
    report('judge');
    const { traits, wordLimits, formRules } = rules;
    const { score, analysis, caps, overall, qualities } = await this.engine.score({
      text: answer.answer,
      task,
      rules: { traits, wordLimits, formRules },
    });
    return { score, analysis, caps, measures: { overall, ...qualities } };
  }
}
