import { Global, Module } from '@nestjs/common';
import { ActionLimits } from './action-limit.js';
import { TrafficLimit } from './traffic-limit.js';

/** How often callers may do things. spec: api.md 1.7 */
@Global()
@Module({ providers: [TrafficLimit, ActionLimits], exports: [TrafficLimit, ActionLimits] })
export class LimitsModule {}
