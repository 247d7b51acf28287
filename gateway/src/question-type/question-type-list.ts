import { Injectable } from '@nestjs/common';
import { QuestionNeighbour } from '../neighbours/neighbours.js';
import { ReadCache } from '../read-cache/read-cache.js';
import { Versions } from '../read-cache/versions.js';
import type { Caller } from '../session/caller.js';
import type { QuestionType } from './question-type.shapes.js';

const capacity = 4 * 1024 * 1024;
/** Counts of questions are a part of every type. */
const versionNames = ['types', 'questions'];
const nothingFinished: Readonly<Record<number, number>> = {};

/** All question types in display order, the public part cached. */
@Injectable()
export class QuestionTypeList {
  private readonly cache: ReadCache<readonly QuestionType[]>;

  constructor(
    versions: Versions,
    private readonly neighbour: QuestionNeighbour,
  ) {
    this.cache = new ReadCache(versions, { capacity, sizeOf: (types) => 2 * JSON.stringify(types).length });
  }

  /** With the caller's own counts. */
  async read(includeDeleted: boolean, caller: Caller | null): Promise<QuestionType[]> {
    const [types, finished] = await Promise.all([
      this.cache.read(String(includeDeleted), versionNames, async () => {
        const { json } = await this.neighbour.types.listTypes({ includeDeleted });
        return JSON.parse(json) as QuestionType[];
      }),
      this.finishedBy(caller),
    ]);
    return types.map((type) => ({ ...type, finishedCount: finished[type.id] ?? 0 }));
  }

  clear(): void {
    this.cache.clear();
  }

  private async finishedBy(caller: Caller | null): Promise<Readonly<Record<number, number>>> {
    if (caller === null) return nothingFinished;
    return (await this.neighbour.types.countFinished({ userId: caller.userId })).counts;
  }
}
