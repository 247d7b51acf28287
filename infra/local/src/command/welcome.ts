const accounts = [
  ['super admin', 'admin', 'admin-demo-pass'],
  ['manager', 'manager', 'manager-demo-pass'],
  ['VIP learner', 'vip', 'vip-demo-pass'],
  ['learner', 'learner', 'learner-demo-pass'],
] as const;

/** What a newcomer needs to go on. */
export const welcome = (address: string, inboxes: { readonly mail: string; readonly sms: string }): string =>
  [
    '',
    `  PTE Practice is running at ${address}`,
    '',
    '  Demo accounts (name / password):',
    ...accounts.map(([role, name, password]) => `    ${role.padEnd(12)} ${name} / ${password}`),
    '',
    `  What it sends: mails at ${inboxes.mail}, short messages at ${inboxes.sms}`,
    '',
    '  make stop ends it, make logs shows what it says, make help shows the rest.',
    '',
  ].join('\n');
