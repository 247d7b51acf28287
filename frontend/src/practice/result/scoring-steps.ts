import type { ScoringStatus } from '../../lib/api/shapes.js';
import type { ScoringStage } from '../../lib/events/event-stream.js';

export type ScoringStep = 'sent' | 'queued' | 'recognise' | 'judge';

const ofRecordings: readonly ScoringStep[] = ['sent', 'queued', 'recognise', 'judge'];
const ofTexts: readonly ScoringStep[] = ['sent', 'queued', 'judge'];

export const stepsOf = (recorded: boolean): readonly ScoringStep[] => (recorded ? ofRecordings : ofTexts);

/** Where scoring is: by what was pushed, else by the status alone. */
export const currentStep = (status: ScoringStatus, stage: ScoringStage | undefined, recorded: boolean): ScoringStep => {
  if (!stage && status !== 'scoring') return 'queued';
  return recorded && stage !== 'judge' ? 'recognise' : 'judge';
};
