import { Module } from '@nestjs/common';
import { GetPreferences } from './get-preferences.js';
import { GetPteProfile } from './get-pte-profile.js';
import { OnAvatarDeleted } from './on-avatar-deleted.js';
import { OnAvatarStored } from './on-avatar-stored.js';
import { PreferencesRepository } from './preferences.repository.js';
import { ProfileGrpc } from './profile.grpc.js';
import { PteProfileGrpc } from './pte-profile.grpc.js';
import { PteProfileRepository } from './pte-profile.repository.js';
import { SetPteProfile } from './set-pte-profile.js';
import { UpdatePreferences } from './update-preferences.js';

@Module({
  controllers: [ProfileGrpc, PteProfileGrpc],
  providers: [
    PreferencesRepository,
    GetPreferences,
    UpdatePreferences,
    PteProfileRepository,
    GetPteProfile,
    SetPteProfile,
    OnAvatarStored,
    OnAvatarDeleted,
  ],
  exports: [PteProfileRepository],
})
export class ProfileModule {}
