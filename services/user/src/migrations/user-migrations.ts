import { OutboxAndInbox1763700000000 } from '@pte/messaging/migrations/outbox-and-inbox.migration';
import { CreateAccount1763700200000 } from './create-account.js';
import { CreateLearningPlan1763700210002 } from './create-learning-plan.js';
import { CreateLoginSession1763700200001 } from './create-login-session.js';
import { CreatePracticeStats1763700200003 } from './create-practice-stats.js';
import { CreatePreference1763700200002 } from './create-preference.js';
import { CreatePteProfile1763700200004 } from './create-pte-profile.js';
import { CreateSignInWays1763700210001 } from './create-sign-in-ways.js';
import { CreateVerificationCode1763700210000 } from './create-verification-code.js';
import { CreateVipGrant1763700220000 } from './create-vip-grant.js';

export const userMigrations = [
  OutboxAndInbox1763700000000,
  CreateAccount1763700200000,
  CreateLoginSession1763700200001,
  CreatePreference1763700200002,
  CreatePracticeStats1763700200003,
  CreatePteProfile1763700200004,
  CreateVerificationCode1763700210000,
  CreateSignInWays1763700210001,
  CreateLearningPlan1763700210002,
  CreateVipGrant1763700220000,
];
