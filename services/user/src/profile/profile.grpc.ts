import { Controller } from '@nestjs/common';
import { GrpcMethod } from '@nestjs/microservices';
import type {
  GetPreferencesRequest,
  GetPreferencesResponse,
  UpdatePreferencesRequest,
  UpdatePreferencesResponse,
} from '@pte/rpc/gen/pte/user/v1/user';
import { GetPreferences } from './get-preferences.js';
import { UpdatePreferences } from './update-preferences.js';

@Controller()
export class ProfileGrpc {
  constructor(
    private readonly get: GetPreferences,
    private readonly update: UpdatePreferences,
  ) {}

  @GrpcMethod('ProfileService')
  async getPreferences({ userId }: GetPreferencesRequest): Promise<GetPreferencesResponse> {
    return { json: JSON.stringify(await this.get.run(userId)) };
  }

  @GrpcMethod('ProfileService')
  async updatePreferences(request: UpdatePreferencesRequest): Promise<UpdatePreferencesResponse> {
    return { json: JSON.stringify(await this.update.run(request)) };
  }
}
