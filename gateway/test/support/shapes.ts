/** Entities as the services render them. */
export const aSelfUser = {
  ...{
    id: 4,
    name: 'lily_2026',
    avatar: null,
    level: 0,
    type: 2,
    vipUntil: null,
    preferCore: 2,
    phone: null,
    email: null,
  },
  ...{
    emailVerifiedAt: null,
    stats: { duration: 0, count: 0, accuracy: null },
    wechatBound: false,
    totpEnabled: false,
  },
  ...{ hasPassword: true, blockingUntil: null, createdAt: 1_790_000_000, deletedAt: null },
};

export const aSignIn = { token: 'k3J', user: aSelfUser, expiresAt: 1_790_604_800 };

export const aLoginSession = {
  ...{ id: '7f0c3a52-1111-4222-8333-444455556666', createdAt: 1, lastUsedAt: 2, expiresAt: 3 },
  ...{ ip: '127.0.0.1', userAgent: 'test', current: true },
};

export const somePreferences = {
  ...{ locale: 'zh-CN', theme: 'auto', preloadMedia: true, requireAuthentication: false },
  ...{ enableDeviceAuthentication: false, hideFooter: false, serverEndpoint: '', backgroundImagePath: '' },
};

export const someStats = {
  ...{ duration: 5400, count: 63, accuracy: 71.4, today: { duration: 600, count: 8 } },
  byType: [{ questionTypeId: 12, count: 20, duration: 1900, accuracy: 66.7 }],
  daily: [{ date: '2026-11-20', count: 8, duration: 600 }],
};

export const aQuestionType = (id: number, mode = 0, deletedAt: number | null = null) => ({
  ...{
    id,
    type: 0,
    abbr: `T${id}`,
    name: `Type ${id}`,
    shortName: '',
    description: '',
    directions: '',
    scoringRules: '',
  },
  ...{ mode, count: 3, finishedCount: 0, deletedAt },
});

export const aSubmission = {
  ...{
    id: 881,
    questionId: 412,
    questionTypeId: 21,
    userId: 4,
    answer: '{"answer":1}',
    timeUsed: 35,
    createdAt: 1_790_000_123,
  },
  ...{ score: '{"s":1,"f":1}', analysis: '{"v":1,"status":"done"}', scoringStatus: 'scored', scoredAt: 1_790_000_123 },
  mockSessionId: null,
};
