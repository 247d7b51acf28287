import { Injectable } from '@nestjs/common';
import { DomainError } from '@pte/service-kit/domain-error';
import { ContentNeighbour, QuestionNeighbour, ScoringNeighbour, UserNeighbour } from '../neighbours/neighbours.js';
import { PaymentNeighbour } from '../neighbours/payment-neighbour.js';

export type ServiceState = 'up' | 'down';

const timeout = 2_000;
/** A key of the right form that nothing is stored under. */
const absentKey = 'site-resources/health-probe';

/** Asks each service a question that reaches its database. A refusal is an answer too. */
@Injectable()
export class ServiceProbes {
  private readonly probes: Readonly<Record<string, () => Promise<unknown>>>;

  constructor(
    user: UserNeighbour,
    content: ContentNeighbour,
    question: QuestionNeighbour,
    scoring: ScoringNeighbour,
    payment: PaymentNeighbour,
  ) {
    this.probes = {
      user: () => user.users.getManyPublic({ ids: [0] }, { timeout }),
      content: () => content.resources.getResourceByKey({ key: absentKey }, { timeout }),
      question: () => question.bank.getManyQuestions({ ids: [0] }, { timeout }),
      scoring: () => scoring.scoring.getQueue({}, { timeout }),
      payment: () => payment.alipay.getPayment({ outTradeNo: absentKey }, { timeout }),
    };
  }

  async states(): Promise<Record<string, ServiceState>> {
    const states = await Promise.all(
      Object.entries(this.probes).map(async ([name, probe]) => [name, await stateOf(probe)] as const),
    );
    return Object.fromEntries(states);
  }
}

async function stateOf(probe: () => Promise<unknown>): Promise<ServiceState> {
  try {
    await probe();
    return 'up';
  } catch (error) {
    return error instanceof DomainError && error.kind === 'not-found' ? 'up' : 'down';
  }
}
