import type { LearnerMark, QuestionRow } from '@pte/rpc/gen/pte/question/v1/question';

/** What a reader may see of the key. spec: api.md 7, Secrecy */
export type Sight = 'redacted' | 'opened';

const unmarked: LearnerMark = { hasPracticed: false, lastScore: undefined, collections: [] };

function markText({ hasPracticed, lastScore, collections }: LearnerMark): string {
  const score = lastScore === undefined ? 'null' : JSON.stringify(lastScore);
  return `,"hasPracticed":${hasPracticed},"lastScore":${score},"collections":[${collections.join(',')}]`;
}

/** One question as JSON text: parts are put together, nothing is parsed. */
export class QuestionText {
  readonly deleted: boolean;
  private readonly head: string;
  private readonly content: string;

  constructor(private readonly row: QuestionRow) {
    this.deleted = row.deleted;
    this.head = row.summaryJson.slice(0, row.summaryJson.lastIndexOf('}'));
    this.content = JSON.stringify(row.content);
  }

  /** Bytes in memory, about. */
  get size(): number {
    const { content, answer, analysis, translation } = this.row;
    return (
      2 *
      (this.head.length + content.length + this.content.length + answer.length + analysis.length + translation.length)
    );
  }

  get id(): number {
    return this.row.id;
  }

  get type(): number {
    return this.row.type;
  }

  summary(mark: LearnerMark = unmarked): string {
    return `${this.head}${markText(mark)}}`;
  }

  whole(sight: Sight, mark: LearnerMark = unmarked): string {
    const { answer, analysis, translation } = sight === 'opened' ? this.row : redacted;
    const key = `"answer":${JSON.stringify(answer)},"analysis":${JSON.stringify(analysis)},"translation":${JSON.stringify(translation)}`;
    return `${this.head}${markText(mark)},"content":${this.content},${key}}`;
  }
}

const redacted = { answer: '{}', analysis: '{}', translation: '{}' };
