/** How far the scoring of an answer is. */
export type ScoringStage = 'started' | 'fetch' | 'recognise' | 'judge';

export interface LearnerEvents {
  'submission.progress': { submissionId: number; stage: ScoringStage };
  'submission.scored': {
    submissionId: number;
    questionId: number;
    scoringStatus: string;
    score: string;
    mockSessionId: string | null;
  };
  'order.paid': { orderId: number; outTradeNo: string; orderType: number | null };
  'vip.granted': { vipUntil: number };
  'session.revoked': Record<string, never>;
}

export type LearnerEventName = keyof LearnerEvents;

const names: LearnerEventName[] = [
  'submission.progress',
  'submission.scored',
  'order.paid',
  'vip.granted',
  'session.revoked',
];

export interface EventStreamOptions {
  onEvent: <Name extends LearnerEventName>(name: Name, data: LearnerEvents[Name]) => void;
  /** False from the moment the stream breaks until it stands again: pending things are then polled. */
  onLive: (live: boolean) => void;
  open?: (address: string) => EventSource;
}

const firstDelayMilliseconds = 1_000;
const longestDelayMilliseconds = 30_000;

/**
 * The learner's server-sent events. The browser reconnects a broken stream itself, with Last-Event-ID; a refused one
 * (the server answered with an error) it gives up, so that is repeated here with growing pauses. Answers how to stop.
 */
export const openEventStream = ({
  onEvent,
  onLive,
  open = (address) => new EventSource(address),
}: EventStreamOptions) => {
  let source: EventSource | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let delay = firstDelayMilliseconds;

  const connect = () => {
    const current = open('/api/events');
    source = current;
    current.addEventListener('ready', () => {
      delay = firstDelayMilliseconds;
      onLive(true);
    });
    for (const name of names) {
      current.addEventListener(name, (event) => onEvent(name, JSON.parse((event as MessageEvent<string>).data)));
    }
    current.onerror = () => {
      onLive(false);
      if (current.readyState !== EventSource.CLOSED) return;
      timer = setTimeout(connect, delay);
      delay = Math.min(delay * 2, longestDelayMilliseconds);
    };
  };

  connect();
  return () => {
    clearTimeout(timer);
    source?.close();
    onLive(false);
  };
};
