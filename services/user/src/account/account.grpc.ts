import { Controller } from '@nestjs/common';
import { GrpcMethod } from '@nestjs/microservices';
import type {
  RegisterRequest,
  RegisterResponse,
  SignInRequest,
  SignInResponse,
  SignOutRequest,
  SignOutResponse,
  UpdatePasswordRequest,
  UpdatePasswordResponse,
} from '@pte/rpc/gen/pte/user/v1/user';
import { callerOf } from '../session/caller.js';
import { SignOut } from '../session/sign-out.js';
import { Register } from './register.js';
import { SignIn } from './sign-in.js';
import { UpdatePassword } from './update-password.js';

@Controller()
export class AccountGrpc {
  constructor(
    private readonly registration: Register,
    private readonly signInUser: SignIn,
    private readonly signOutUser: SignOut,
    private readonly passwordUpdate: UpdatePassword,
  ) {}

  @GrpcMethod('AccountService')
  async register(request: RegisterRequest): Promise<RegisterResponse> {
    return { json: JSON.stringify(await this.registration.run(request)) };
  }

  @GrpcMethod('AccountService')
  async signIn(request: SignInRequest): Promise<SignInResponse> {
    return { json: JSON.stringify(await this.signInUser.run(request)) };
  }

  @GrpcMethod('AccountService')
  async signOut(request: SignOutRequest): Promise<SignOutResponse> {
    const { userId, sessionId } = callerOf(request);
    await this.signOutUser.run(userId, sessionId);
    return {};
  }

  @GrpcMethod('AccountService')
  async updatePassword(request: UpdatePasswordRequest): Promise<UpdatePasswordResponse> {
    return { json: JSON.stringify(await this.passwordUpdate.run(callerOf(request), request)) };
  }
}
