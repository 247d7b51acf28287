import { Injectable } from '@nestjs/common';
import { type JsonText, jsonText } from '../edge/json-text.js';
import { QuestionNeighbour } from '../neighbours/neighbours.js';
import { ReadCache } from '../read-cache/read-cache.js';
import { Versions } from '../read-cache/versions.js';
import { TickBatch } from '../redis/tick-batch.js';
import { QuestionText } from './question-text.js';

/** A question in the cache, and as everybody without an account sees it. */
export interface PublicQuestion {
  readonly question: QuestionText;
  readonly anonymous: JsonText;
}

/** Few, so that under load each carries many ids; more than one, so that a slow one does not hold up all others. */
const callsAtOnce = 4;

const megabyte = 1024 * 1024;

/** The public part of questions, cached; what is not in the cache is read with one call per turn. */
@Injectable()
export class QuestionReads {
  private readonly cache: ReadCache<PublicQuestion | null>;
  private readonly batch: TickBatch<number, QuestionText>;

  constructor(versions: Versions, neighbour: QuestionNeighbour) {
    this.cache = new ReadCache(versions, { capacity: 64 * megabyte, sizeOf, keeps: (entry) => entry !== null });
    this.batch = new TickBatch(async (ids) => {
      const { questions } = await neighbour.bank.getManyQuestions({ ids });
      return new Map(questions.map((row) => [row.id, new QuestionText(row)]));
    }, callsAtOnce);
  }

  /** Null when there never was one; deleted questions are there. */
  read(id: number): Promise<PublicQuestion | null> {
    return this.cache.read(String(id), [`question:${id}`], async () => {
      const question = await this.batch.get(id);
      return question ? { question, anonymous: jsonText(question.whole('redacted')) } : null;
    });
  }

  drop(id: number): void {
    this.cache.drop(String(id));
  }
}

/** The anonymous text is kept beside its question, and once more for each language it is asked in. */
const sizeOf = (entry: PublicQuestion | null): number =>
  entry === null ? 0 : entry.question.size + 4 * entry.anonymous.text.length;
