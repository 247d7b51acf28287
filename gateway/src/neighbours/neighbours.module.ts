import { Global, Module, type OnApplicationShutdown } from '@nestjs/common';
import { CONFIG, type GatewayConfig } from '../config.js';
import { ContentNeighbour, QuestionNeighbour, ScoringNeighbour, UserNeighbour } from './neighbours.js';
import { PaymentNeighbour } from './payment-neighbour.js';

const inject = [CONFIG];

/** The services behind the gateway. Connections are made when they are first needed. */
@Global()
@Module({
  providers: [
    { provide: UserNeighbour, inject, useFactory: (config: GatewayConfig) => new UserNeighbour(config.USER_GRPC_URL) },
    {
      provide: QuestionNeighbour,
      inject,
      useFactory: (config: GatewayConfig) => new QuestionNeighbour(config.QUESTION_GRPC_URL),
    },
    {
      provide: ContentNeighbour,
      inject,
      useFactory: (config: GatewayConfig) => new ContentNeighbour(config.CONTENT_GRPC_URL),
    },
    {
      provide: ScoringNeighbour,
      inject,
      useFactory: (config: GatewayConfig) => new ScoringNeighbour(config.SCORING_GRPC_URL),
    },
    {
      provide: PaymentNeighbour,
      inject,
      useFactory: (config: GatewayConfig) => new PaymentNeighbour(config.PAYMENT_GRPC_URL),
    },
  ],
  exports: [UserNeighbour, QuestionNeighbour, ContentNeighbour, ScoringNeighbour, PaymentNeighbour],
})
export class NeighboursModule implements OnApplicationShutdown {
  constructor(
    private readonly user: UserNeighbour,
    private readonly question: QuestionNeighbour,
    private readonly content: ContentNeighbour,
    private readonly scoring: ScoringNeighbour,
    private readonly payment: PaymentNeighbour,
  ) {}

  onApplicationShutdown(): void {
    for (const neighbour of [this.user, this.question, this.content, this.scoring, this.payment]) neighbour.close();
  }
}
