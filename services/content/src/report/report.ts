import { DomainError, ValidationError } from '@pte/service-kit/domain-error';

const targetTypes = ['thread', 'comment', 'question', 'article', 'user', 'submission', 'site'] as const;

export type TargetType = (typeof targetTypes)[number];

export type ReportState = 'open' | 'resolved' | 'dismissed';

/** Something that a user says is wrong. */
export interface Report {
  readonly id: string;
  readonly targetType: TargetType;
  /** Null for the site as a whole. */
  readonly targetId: number | null;
  readonly content: string;
  readonly userId: number;
  readonly state: ReportState;
  /** Of the admin who closed it. */
  readonly note: string;
  /** JSON text of the reported thing as it was when it was reported; empty where it can be looked up. */
  readonly evidence: string;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

export interface GivenReport extends Pick<Report, 'targetId' | 'content' | 'userId' | 'evidence'> {
  readonly targetType: string;
}

export type NewReport = Pick<Report, 'targetType' | 'targetId' | 'content' | 'userId' | 'evidence'>;

const isTargetType = (value: string): value is TargetType => targetTypes.some((type) => type === value);

const invalid = (field: string) => new ValidationError({ [field]: { code: 'invalid' } });

/** Throws VALIDATION: everything but the site has an id, and something must be said. */
export function newReport({ targetType, ...given }: GivenReport): NewReport {
  if (!isTargetType(targetType)) throw invalid('targetType');
  if ((targetType === 'site') !== (given.targetId === null)) throw invalid('targetId');
  if (given.content === '') throw invalid('content');
  return { ...given, targetType };
}

/** What an admin may make of a report. Throws VALIDATION. */
export function closedState(state: string): ReportState {
  if (state === 'resolved' || state === 'dismissed') return state;
  throw invalid('state');
}

export class ReportNotFound extends DomainError {
  constructor() {
    super('REPORT_NOT_FOUND', 'not-found');
  }
}
