import type { WritingTask } from '@pte/exam/judging';
import { mean } from '../../speech/statistics.js';
import { isFunctionWord } from '../lexicon/function-words.js';
import type { Lexicon } from '../lexicon/lexicon.js';
import { wordList } from '../lexicon/word-list.js';
import { readText } from '../text/read-text.js';
import { stemOf } from './stem.js';

/** Words of every task, which say nothing about its topic. */
const taskWords =
  wordList(`advantage disadvantage outweigh opinion reason example support discuss essay write view agree disagree
  extent people think give many some believe advantages disadvantages reasons examples relevant experience include using
  knowledge good bad make take use way thing important more most other new years year time world country person life today`);
const mostSamples = 5;
/** A task with fewer topic words is too short to judge by. */
const fewestTopicWords = 4;
/** Shorter than this, or without the end of a sentence, a prompt is a title, which does not tell what may be written about. */
const fewestTaskWords = 12;
const isTitle = (prompt: string): boolean =>
  !/[.?!]/.test(prompt) || prompt.trim().split(/\s+/).length < fewestTaskWords;

export interface TopicMatch {
  /** Weight of the task's topic words that the answer takes up, 0 to 1. */
  readonly coverage: number;
  /** Share of the answer's words with a meaning that are about the topic. */
  readonly density: number;
  /** Closeness to this task less that to the three closest others; 0 without others. */
  readonly margin: number;
  /** Whether there is enough of a task to say so. */
  readonly isOffTopic: boolean;
}

type Weights = ReadonlyMap<string, number>;

/** The stems of a text that carry its topic, the rarer the heavier. */
function weightsOf(raw: string, lexicon: Lexicon): Weights {
  const words = readText(raw).words.filter(
    ({ kind, lower }) => kind === 'word' && lower.length > 2 && !isFunctionWord(lower) && !taskWords.has(lower),
  );
  return new Map(words.map(({ lower }) => [stemOf(lower, lexicon), 1 / Math.log2(4 + lexicon.frequency(lower))]));
}

const total = (weights: Weights) => [...weights.values()].reduce((sum, weight) => sum + weight, 0);
const shared = (task: Weights, answer: Weights) =>
  [...task].reduce((sum, [stem, weight]) => sum + (answer.has(stem) ? weight : 0), 0);
const closeness = (task: Weights, answer: Weights) =>
  shared(task, answer) / Math.sqrt(Math.max(1e-9, total(task)) * Math.max(1e-9, total(answer)));

/** What of a task tells its topic. */
export type TopicTask = Pick<WritingTask, 'prompt' | 'points' | 'samples'>;

/** How much an answer has to do with its task; `otherTasks` may hold the task itself, which is passed over. */
export function matchTopic(
  answerText: string,
  task: TopicTask,
  otherTasks: readonly string[],
  lexicon: Lexicon,
): TopicMatch {
  const answer = weightsOf(answerText, lexicon);
  const prompt = weightsOf(task.prompt, lexicon);
  const pointTexts = task.points.flatMap(({ text, any }) => [text, ...any]);
  const whole = weightsOf([task.prompt, ...pointTexts, ...task.samples.slice(0, mostSamples)].join('\n'), lexicon);
  const content = readText(answerText).words.filter(({ kind, lower }) => kind === 'word' && !isFunctionWord(lower));
  const density = content.filter(({ lower }) => whole.has(stemOf(lower, lexicon))).length / Math.max(1, content.length);
  const coverage = shared(prompt, answer) / Math.max(1e-9, total(prompt));
  const others = otherTasks
    .filter((other) => !other.includes(task.prompt))
    .map((other) => closeness(weightsOf(other, lexicon), answer))
    .sort((a, b) => b - a);
  const margin = others.length > 0 ? closeness(whole, answer) - mean(others.slice(0, 3)) : 0;
  const canTell = prompt.size >= fewestTopicWords && !isTitle(task.prompt);
  // Limits: README.md, "How the scales were set".
  const isSilent = coverage < 0.15 && density < 0.06;
  const isElsewhere = others.length > 0 && margin < 0 && coverage < 0.35;
  return { coverage, density, margin, isOffTopic: canTell && (isSilent || isElsewhere) };
}
