import { Module } from '@nestjs/common';
import { GetPreferences } from './get-preferences.js';
import { OnAvatarDeleted } from './on-avatar-deleted.js';
import { OnAvatarStored } from './on-avatar-stored.js';
import { PreferencesRepository } from './preferences.repository.js';
import { ProfileGrpc } from './profile.grpc.js';
import { UpdatePreferences } from './update-preferences.js';

@Module({
  controllers: [ProfileGrpc],
  providers: [PreferencesRepository, GetPreferences, UpdatePreferences, OnAvatarStored, OnAvatarDeleted],
})
export class ProfileModule {}
