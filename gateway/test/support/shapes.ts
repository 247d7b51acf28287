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

export const aPteProfile = {
  ...{ targetTotal: 65, targetSpeaking: 60, targetWriting: 70, targetReading: 65, targetListening: 65 },
  ...{ examDate: 1_792_000_000, examType: 1, updatedAt: 1_790_000_000 },
};

const aMockItem = { index: 0, section: 'reading', questionId: 412, questionTypeId: 21, timeUsed: 35 };

export const aSavedItem = { ...aMockItem, answer: '{"answer":1}', savedAt: 1_790_000_100 };

export const aListedSession = {
  ...{ id: '7f0c3a52-1111-4222-8333-444455556666', mockId: 9001, mockName: 'Mock 1', userId: 3, status: 'active' },
  ...{ step: 'exam', itemIndex: 0, createdAt: 1_790_000_000, examStartedAt: 1_790_000_050, expiresAt: 1_790_003_650 },
  ...{ submittedAt: null, timeUsed: 35, resumed: true, serverTime: 1_790_000_110 },
};

export const aMockSession = {
  ...aListedSession,
  content: {
    ...{ microphoneCheck: true, headsetCheck: false, selfIntroduction: false },
    ...{ speaking: [], writing: [], reading: [412], listening: [] },
  },
  items: [aSavedItem],
};

const aResultItem = { ...aMockItem, submissionId: 881, outcome: 'submitted', scoringStatus: 'scored', score: '{}' };

/** As the question service renders it: without the words of its notice. */
export const aMockResult = (notice: string | null = null) => ({
  ...{ sessionId: aListedSession.id, mockId: 9001, items: [aResultItem], failed: [], pendingCount: 0, timeUsed: 35 },
  ...{ notice, noticeMessage: null, complete: true },
});

const skills = { listening: null, reading: 65, speaking: null, writing: null };

/** As the question service renders it: without targets. */
export const aMockReport = {
  ...{ sessionId: aListedSession.id, mockId: 9001, mockName: 'Mock 1', examType: 1, createdAt: 1_790_000_000 },
  ...{ complete: true, overall: null, communicativeSkills: skills, ranges: { overall: null, ...skills } },
  enablingSkills: {
    ...{ grammar: null, oralFluency: null, pronunciation: null, spelling: null, vocabulary: 50.5 },
    writtenDiscourse: null,
  },
  ...{ mappingVersion: '1', items: [aResultItem], leftOut: [], strengths: [21], weaknesses: [] },
  types: [{ questionTypeId: 21, items: 1, share: 1, weights: { R: 1 } }],
  traits: [{ i: 1, s: 1.5, f: 2 }],
};

export const aHistoryEntry = {
  ...{ id: 5, kind: 'question', targetId: 412, title: 'Tides', questionTypeId: 21, viewedAt: 1_790_000_000 },
};

/** As the content service tells it. */
export const aReport = {
  ...{ id: '7f0c3a52-2222-4222-8333-444455556666', targetType: 'submission', targetId: 5, userId: 4, state: 'open' },
  ...{ content: 'The score is wrong.', note: '', evidence: '{"score":"[]"}', createdAt: 1, updatedAt: 1 },
};

export const anOrder = {
  ...{
    id: 77,
    userId: 4,
    provider: 'alipay',
    outTradeNo: '20261121_9f2c41d07ab3e655',
    subject: 'VIP 3 months',
    amount: 119,
  },
  ...{ currency: 'CNY', status: 'pending', orderType: 1, returnUrl: null, paymentUrl: 'https://alipay.example/pay' },
  ...{ notifyUrl: 'https://pte.example/api/payment/alipay/notify', paidAt: null, refundedAt: null },
  ...{ expiresAt: 1_790_001_800, createdAt: 1_790_000_000, updatedAt: 1_790_000_000 },
};
