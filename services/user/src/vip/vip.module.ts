import { Module } from '@nestjs/common';
import { SessionModule } from '../session/session.module.js';
import { ChangeVip } from './change-vip.js';
import { OnOrderPaid } from './on-order-paid.js';
import { OnOrderRefunded } from './on-order-refunded.js';
import { VipGrantRepository } from './vip-grant.repository.js';

/** What was bought. */
@Module({ imports: [SessionModule], providers: [VipGrantRepository, ChangeVip, OnOrderPaid, OnOrderRefunded] })
export class VipModule {}
