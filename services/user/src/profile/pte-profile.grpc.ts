import { Controller } from '@nestjs/common';
import { GrpcMethod } from '@nestjs/microservices';
import type {
  GetPteProfileRequest,
  GetPteProfileResponse,
  SetPteProfileRequest,
  SetPteProfileResponse,
} from '@pte/rpc/gen/pte/user/v1/user';
import { GetPteProfile } from './get-pte-profile.js';
import { pteProfileView } from './pte-profile.js';
import { SetPteProfile } from './set-pte-profile.js';

const academic = 0;

@Controller()
export class PteProfileGrpc {
  constructor(
    private readonly get: GetPteProfile,
    private readonly set: SetPteProfile,
  ) {}

  @GrpcMethod('ProfileService')
  async getPteProfile({ userId }: GetPteProfileRequest): Promise<GetPteProfileResponse> {
    const profile = await this.get.run(userId);
    return { json: JSON.stringify(profile && pteProfileView(profile)), examType: profile?.examType ?? academic };
  }

  @GrpcMethod('ProfileService')
  async setPteProfile(request: SetPteProfileRequest): Promise<SetPteProfileResponse> {
    return { json: JSON.stringify(pteProfileView(await this.set.run(request))) };
  }
}
