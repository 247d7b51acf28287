import { type DynamicModule, Module } from '@nestjs/common';
import { Housekeeping } from './housekeeping.js';

@Module({})
export class HousekeepingModule {
  /** `rooms`: the modules that are kept tidy. */
  static with(...rooms: DynamicModule[]): DynamicModule {
    return { module: HousekeepingModule, imports: rooms, providers: [Housekeeping] };
  }
}
