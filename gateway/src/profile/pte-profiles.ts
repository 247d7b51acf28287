import { Injectable } from '@nestjs/common';
import type { GetPteProfileResponse } from '@pte/rpc/gen/pte/user/v1/user';
import { DomainError } from '@pte/service-kit/domain-error';
import { UserNeighbour } from '../neighbours/neighbours.js';

/** Milliseconds: what asks for a profile on the way to something else does not wait longer. */
const timeout = 2_000;

/** What learners aim at. */
@Injectable()
export class PteProfiles {
  constructor(private readonly neighbour: UserNeighbour) {}

  /** Undefined while the user service is away: nobody's exam waits for it. */
  async ifKnown(userId: number): Promise<GetPteProfileResponse | undefined> {
    try {
      return await this.neighbour.profiles.getPteProfile({ userId }, { timeout });
    } catch (error) {
      if (error instanceof DomainError && error.kind === 'unavailable') return undefined;
      throw error;
    }
  }
}
