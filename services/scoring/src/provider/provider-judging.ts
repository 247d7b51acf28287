import type { Logger } from '@pte/service-kit/logging';
import type { AnswerScorer, ReportStage, ScoredAnswer } from '../scorer/answer-scorer.js';
import { judgingTaskOf } from '../scorer/judging-task.js';
import type { RecordingFetcher } from '../scorer/recording-fetcher.js';
import type { AnswerToScore } from '../task/scoring-task.js';
import { addressesTheJudge } from './addresses-the-judge.js';
import type { AnswerJudge } from './answer-judge.js';
import type { CircuitBreaker } from './circuit-breaker.js';
import { isJudged, type JudgedTask, judgedTraits, taskFacts } from './judged-part.js';
import { mergeVerdicts } from './merge-verdicts.js';
import type { ProviderBudget } from './provider-budget.js';
import { ProviderFailure } from './provider-failure.js';
import { providerCalls } from './provider-metrics.js';
import type { SpeechRecogniser } from './speech-recogniser.js';

/** Characters; no answer of the exam is as long. */
const longestText = 10_000;

export interface Providers {
  readonly judge: AnswerJudge;
  /** Without one, spoken answers are left to the engine. */
  readonly recogniser: SpeechRecogniser | null;
  readonly breaker: CircuitBreaker;
  readonly budget: Pick<ProviderBudget, 'take' | 'spend'>;
}

/** Lets a provider help the engine to judge, where there is something to judge; whatever goes wrong, the engine's score stands. */
export class ProviderJudging {
  constructor(
    private readonly providers: Providers,
    private readonly recordings: Pick<RecordingFetcher, 'withRecording'>,
    private readonly logger: Pick<Logger, 'warn'>,
  ) {}

  /** `engine` with a provider beside it, where the kind of judging is one that providers help with. */
  beside(engine: AnswerScorer, kind: string): AnswerScorer {
    if (!isJudged(kind) || (kind === 'retelling' && !this.providers.recogniser)) return engine;
    return {
      score: async (answer, report) => this.judged(answer, kind, await engine.score(answer, report), report),
    };
  }

  private async judged(
    answer: AnswerToScore,
    kind: JudgedTask['kind'],
    scored: ScoredAnswer,
    report: ReportStage,
  ): Promise<ScoredAnswer> {
    if (scored.analysis.zero || 's' in scored.score) return scored;
    report('judge');
    try {
      const { budget, breaker } = this.providers;
      const merged = await breaker.run(async () => {
        await budget.take(answer.userId);
        return this.ask(answer, kind, scored);
      });
      providerCalls.inc({ outcome: 'JUDGED' });
      return merged;
    } catch (error) {
      this.note(error);
      return scored;
    }
  }

  /** An error of ours may quote what it was about: its name is all that is logged. */
  private note(error: unknown): void {
    const { reason, message: why } =
      error instanceof ProviderFailure ? error : { reason: 'ERROR', message: error instanceof Error ? error.name : '' };
    providerCalls.inc({ outcome: reason });
    this.logger.warn({ provider: this.providers.judge.name, reason, why }, 'scored without the provider');
  }

  private async ask(answer: AnswerToScore, kind: JudgedTask['kind'], scored: ScoredAnswer): Promise<ScoredAnswer> {
    const { judge, recogniser, budget } = this.providers;
    const { task, rules } = judgingTaskOf(answer, kind);
    const transcript =
      kind === 'retelling' && recogniser
        ? await this.recordings.withRecording(answer.answer, (path) => recogniser.transcribe(path))
        : null;
    const text = transcript ?? answer.answer;
    if (text === '' || text.length > longestText) throw new ProviderFailure('NOT_ASKED', 'no text of an answer');
    if (addressesTheJudge(text)) throw new ProviderFailure('NOT_ASKED', 'the answer speaks to its judge');
    const traits = judgedTraits(kind, rules.traits ?? []);
    const { verdicts, tokens } = await judge.judge({ task: taskFacts(task), text, traits });
    await budget.spend(tokens);
    if (transcript === null) return mergeVerdicts(scored, verdicts, judge.name);
    const heard = { ...scored, analysis: { ...scored.analysis, transcript } };
    return mergeVerdicts(heard, verdicts, `${recogniser?.name} + ${judge.name}`);
  }
}
