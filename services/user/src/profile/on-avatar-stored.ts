import { Injectable } from '@nestjs/common';
import type { EventOf } from '@pte/events/define-event';
import { resourceStored } from '@pte/events/resource/resource-stored.v1';
import { Consumes, type EventHandler } from '@pte/messaging/consumes';
import type { Tx } from '@pte/service-kit/database';
import { UserRepository } from '../user/user.repository.js';
import { isAvatar } from './avatar-resource.js';

@Consumes(resourceStored, { group: 'user.show-avatar' })
@Injectable()
export class OnAvatarStored implements EventHandler<typeof resourceStored> {
  constructor(private readonly users: UserRepository) {}

  async handle(tx: Tx, { data }: EventOf<typeof resourceStored>): Promise<void> {
    if (isAvatar(data)) await this.users.setAvatar(tx, data.ownerId, true);
  }
}
