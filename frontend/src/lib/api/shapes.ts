/** The wire shapes of the REST contract that this client reads. Times are unix seconds. */
export type Unix = number;

export interface UserStats {
  duration: number;
  count: number;
  accuracy: number | null;
}

export interface SelfUser {
  id: number;
  name: string;
  avatar: string | null;
  level: number;
  type: 0 | 1 | 2;
  vipUntil: Unix | null;
  preferCore: 0 | 1 | 2;
  phone: string | null;
  email: string | null;
  emailVerifiedAt: Unix | null;
  stats: UserStats;
  wechatBound: boolean;
  totpEnabled: boolean;
  hasPassword: boolean;
  createdAt: Unix;
  deletedAt: Unix | null;
}

export interface SignIn {
  token: string;
  user: SelfUser;
  expiresAt: Unix;
}

/** A WeChat account that belongs to nobody here yet. */
export interface WechatPending {
  oauthToken: string;
  suggestedName: string;
}

export interface LoginSession {
  id: string;
  createdAt: Unix;
  lastUsedAt: Unix;
  expiresAt: Unix;
  ip: string;
  userAgent: string;
  current: boolean;
}

/** What the learner aims at, 10-90 each. */
export interface PteTargets {
  targetTotal: number;
  targetSpeaking: number;
  targetWriting: number;
  targetReading: number;
  targetListening: number;
}

export interface PteProfile extends PteTargets {
  examDate: Unix | null;
  /** 0 academic, 1 core. */
  examType: 0 | 1;
  updatedAt: Unix;
}

/** What to practise on the days until the exam. */
export interface LearningPlan {
  generatedAt: Unix;
  examDate: Unix | null;
  daysLeft: number | null;
  focus: string[];
  days: { date: string; items: { questionTypeId: number; target: number; done: number }[] }[];
}

export interface StatsDetail extends UserStats {
  today: { duration: number; count: number };
  byType: { questionTypeId: number; count: number; duration: number; accuracy: number | null }[];
  daily: { date: string; count: number; duration: number }[];
}

export interface QuestionType {
  id: number;
  type: 0 | 1 | 2 | 3 | 4;
  abbr: string;
  name: string;
  shortName: string;
  description: string;
  directions: string;
  scoringRules: string;
  mode: 0 | 1 | 2;
  count: number;
  finishedCount: number;
}

export interface QuestionSummary {
  id: number;
  type: number;
  name: string;
  difficulty: 0 | 1 | 2;
  isExercise: boolean;
  hasPracticed: boolean;
  lastScore: string | null;
  /** Hundredths of a percent, 0-10000. */
  predictiveRate: number;
  collections: number[];
  createdAt: Unix;
  updatedAt: Unix;
  deletedAt: Unix | null;
}

/** `content`, `answer`, `analysis` and `translation` are JSON texts. */
export interface Question extends QuestionSummary {
  content: string;
  answer: string;
  analysis: string;
  translation: string;
}

export type ScoringStatus = 'pending' | 'scoring' | 'scored' | 'failed';

export interface Submission {
  id: number;
  questionId: number;
  questionTypeId: number;
  userId: number;
  answer: string;
  timeUsed: number;
  createdAt: Unix;
  score: string;
  analysis: string;
  scoringStatus: ScoringStatus;
  scoredAt: Unix | null;
  mockSessionId: string | null;
  question?: QuestionSummary | null;
  questionType?: QuestionType | null;
}

/** What the learner looked at, once however often. */
export interface HistoryEntry {
  id: number;
  kind: 'question' | 'article';
  targetId: number;
  title: string;
  questionTypeId: number | null;
  viewedAt: Unix;
}

export interface SiteStats {
  /** Without mocks. */
  questionCount: number;
  articleCount: number;
}

export interface Validation {
  answer: string;
  analysis: string;
  questionSubmit: Submission;
}

export interface Recording {
  resourceUrl: string;
  key: string;
  resourceId: number;
  size: number;
}

export interface ServerPreferences {
  locale: 'zh-CN' | 'en-US';
  theme: 'light' | 'dark' | 'auto';
  preloadMedia: boolean;
  requireAuthentication: boolean;
  enableDeviceAuthentication: boolean;
  hideFooter: boolean;
}

export type OrderStatus = 'pending' | 'paid' | 'failed' | 'closed';

export interface Order {
  id: number;
  outTradeNo: string;
  subject: string;
  /** Yuan. */
  amount: number;
  currency: string;
  provider: string;
  status: OrderStatus;
  orderType: 0 | 1 | 2 | null;
  paymentUrl: string | null;
  paidAt: Unix | null;
  expiresAt: Unix;
  refundedAt: Unix | null;
  createdAt: Unix;
}

export interface OrderCreated {
  order: Order;
  paymentUrl: string;
}

export interface Plan {
  orderType: 0 | 1 | 2;
  key: string;
  months: number;
  days: number;
  /** Yuan. */
  price: number;
  originalPrice: number;
  currency: string;
  badge: 'popular' | 'superValue' | null;
}

/** What this installation offers. */
export interface SiteConfig {
  plans: Plan[];
  payment: { methods: { id: string; enabled: boolean }[] };
  ossHost: string;
  features: { demo: boolean; wechat: boolean; sms: boolean; email: boolean; aiScoring: boolean };
  limits: { uploadBytes: number };
  wechat: { authorizeUrl: string | null };
}

export interface SignedUpload {
  url: string;
  method: 'PUT';
  headers: Record<string, string>;
  key: string;
}

/** A list with `withCount=true`. */
export interface Page<Item> {
  data: Item[];
  count: number;
}
