import { Inject, Injectable } from '@nestjs/common';
import { DomainError } from '@pte/service-kit/domain-error';
import { LOGGER } from '@pte/service-kit/kit.module';
import type { Logger } from '@pte/service-kit/logging';
import { z } from 'zod';
import { Routes, route } from '../edge/route.js';
import { PaymentNeighbour } from '../neighbours/payment-neighbour.js';
import { formOf } from './form-body.js';
import { orderStatus } from './order.shapes.js';

/** What Alipay says, itself and through the buyer's browser. */
@Injectable()
export class AlipayRoutes extends Routes {
  constructor(
    private readonly payment: PaymentNeighbour,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    super();
  }

  readonly callback = route(
    {
      method: 'GET',
      path: '/api/payment/alipay/callback',
      summary: 'The query with which Alipay sent the browser back; pays nothing',
      who: 'anyone',
      token: 'ignored',
      data: z.object({ outTradeNo: z.string(), status: orderStatus }),
    },
    ({ request }) => this.payment.alipay.readReturn({ query: singleValues(request.query) }),
  );

  readonly notify = route(
    {
      method: 'POST',
      path: '/api/payment/alipay/notify',
      summary: "Alipay's signed notification, as a form; answered success or fail",
      who: 'anyone',
      token: 'ignored',
      accepts: 'bytes',
      streams: 'text/plain',
      data: z.enum(['success', 'fail']),
    },
    async ({ request, reply }) => {
      const accepted = await this.accept(await formOf(request));
      return reply.type('text/plain; charset=utf-8').send(accepted ? 'success' : 'fail');
    },
  );

  /** Alipay repeats what is not answered `success`. */
  private async accept(form: Record<string, string>): Promise<boolean> {
    try {
      return (await this.payment.alipay.receiveNotification({ form })).accepted;
    } catch (error) {
      this.logger.warn({ err: error }, 'a payment notification could not be handled');
      return false;
    }
  }
}

/** Throws SIGNATURE_INVALID where a key is repeated: nobody could say which of them was signed. */
function singleValues(query: unknown): Record<string, string> {
  const parsed = z.record(z.string(), z.string()).safeParse(query);
  if (!parsed.success) throw new DomainError('SIGNATURE_INVALID', 'invalid');
  return parsed.data;
}
