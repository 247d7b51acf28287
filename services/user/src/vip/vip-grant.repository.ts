import { Injectable } from '@nestjs/common';
import type { Tx } from '@pte/service-kit/database';

/** Which orders had their effect: one row for each, for ever. */
@Injectable()
export class VipGrantRepository {
  /** False when the order had its effect already. */
  async note(tx: Tx, { orderId, userId, days, at }: { orderId: number; userId: number; days: number; at: Date }) {
    const rows = await tx.query(
      `insert into vip_grant (order_id, user_id, days, granted_at) values ($1, $2, $3, $4)
       on conflict (order_id) do nothing returning order_id`,
      [orderId, userId, days, at],
    );
    return rows.length > 0;
  }

  /** False when the order granted nothing, or its days were taken back already. */
  async takeBack(tx: Tx, orderId: number, at: Date): Promise<boolean> {
    const rows = await tx.query(
      'update vip_grant set revoked_at = $2 where order_id = $1 and revoked_at is null returning order_id',
      [orderId, at],
    );
    return rows.length > 0;
  }
}
