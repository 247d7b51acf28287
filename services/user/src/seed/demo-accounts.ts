import type { UserType } from '../user/user.js';

export interface DemoAccount {
  readonly name: string;
  readonly password: string;
  readonly type: UserType;
  readonly phone: string;
  readonly vipUntil: Date | null;
}

/** Their passwords are public: they exist in demo mode only. spec: api.md 16 */
export const demoAccounts: readonly DemoAccount[] = [
  { name: 'admin', password: 'admin-demo-pass', type: 0, phone: '+8613800000001', vipUntil: null },
  { name: 'manager', password: 'manager-demo-pass', type: 1, phone: '+8613800000002', vipUntil: null },
  { name: 'vip', password: 'vip-demo-pass', type: 2, phone: '+8613800000003', vipUntil: new Date('2099-01-01') },
  { name: 'learner', password: 'learner-demo-pass', type: 2, phone: '+8613800000004', vipUntil: null },
];
