import { Injectable } from '@nestjs/common';
import { notFound } from '../edge/refusal.js';
import { QuestionNeighbour } from '../neighbours/neighbours.js';
import { type Caller, forQuestionService } from '../session/caller.js';

/** A submission as its learner sees it, to be kept with what is said about it: a rescore would change it. */
@Injectable()
export class ReportedSubmission {
  constructor(private readonly neighbour: QuestionNeighbour) {}

  /** JSON text. One's own only, admins' too. Throws SUBMISSION_NOT_FOUND. `now` in unix seconds. */
  async evidence(id: number, caller: Caller, now: number): Promise<string> {
    const { json } = await this.neighbour.practice.getSubmission({ caller: forQuestionService(caller, now), id });
    const { userId } = JSON.parse(json) as { readonly userId: number };
    if (userId !== caller.userId) throw notFound('SUBMISSION_NOT_FOUND');
    return json;
  }
}
