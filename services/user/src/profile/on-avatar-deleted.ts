import { Injectable } from '@nestjs/common';
import type { EventOf } from '@pte/events/define-event';
import { resourceDeleted } from '@pte/events/resource/resource-deleted.v1';
import { Consumes, type EventHandler } from '@pte/messaging/consumes';
import type { Tx } from '@pte/service-kit/database';
import { UserRepository } from '../user/user.repository.js';
import { isAvatar } from './avatar-resource.js';

@Consumes(resourceDeleted, { group: 'user.show-avatar' })
@Injectable()
export class OnAvatarDeleted implements EventHandler<typeof resourceDeleted> {
  constructor(private readonly users: UserRepository) {}

  async handle(tx: Tx, { data }: EventOf<typeof resourceDeleted>): Promise<void> {
    if (isAvatar(data)) await this.users.setAvatar(tx, data.ownerId, false);
  }
}
