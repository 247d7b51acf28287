import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { Routes, route } from '../edge/route.js';
import { ContentNeighbour, QuestionNeighbour } from '../neighbours/neighbours.js';
import { ReadCache } from '../read-cache/read-cache.js';
import { Versions } from '../read-cache/versions.js';

/** How much there is to practise and to read. */
@Injectable()
export class SiteStatsRoutes extends Routes {
  private readonly questions: ReadCache<number>;

  constructor(
    versions: Versions,
    private readonly question: QuestionNeighbour,
    private readonly content: ContentNeighbour,
  ) {
    super();
    this.questions = new ReadCache(versions, { capacity: 1, sizeOf: () => 1 });
  }

  readonly stats = route(
    {
      method: 'GET',
      path: '/api/stats/site',
      summary: 'How many questions and articles there are, mocks not counted',
      who: 'anyone',
      data: z.object({ questionCount: z.int(), articleCount: z.int() }),
    },
    async () => {
      const [questionCount, articleCount] = await Promise.all([
        this.questions.read('', ['questions'], async () => (await this.question.bank.countBank({})).questions),
        this.content.countArticles(),
      ]);
      return { questionCount, articleCount };
    },
  );
}
