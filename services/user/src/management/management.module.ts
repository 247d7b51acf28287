import { Module } from '@nestjs/common';
import { SessionModule } from '../session/session.module.js';
import { TotpModule } from '../totp/totp.module.js';
import { CreateUser } from './create-user.js';
import { DeleteUser } from './delete-user.js';
import { ManageUser } from './manage-user.js';
import { ManagementGrpc } from './management.grpc.js';
import { SuperAdmins } from './super-admins.js';
import { UpdateOwnSettings } from './update-own-settings.js';
import { UpdateUser } from './update-user.js';

@Module({
  imports: [SessionModule, TotpModule],
  controllers: [ManagementGrpc],
  providers: [ManageUser, SuperAdmins, CreateUser, UpdateUser, UpdateOwnSettings, DeleteUser],
})
export class ManagementModule {}
