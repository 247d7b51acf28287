import { useEffect, useState } from 'react';
import { draftKey } from '../../lib/draft/draft.js';
import { useUser } from '../../lib/session/use-session.js';
import { SkeletonLines } from '../../ui/skeleton.js';
import { type Attempt, loadAttempt } from './attempt.js';
import { AttemptView } from './attempt-view.js';
import type { FrameProps } from './frame-props.js';

/** Looks for unsent work on this device first, so that a reload returns to the exact state. */
export const Answering = (props: FrameProps) => {
  const userId = useUser()?.id ?? 0;
  const key = draftKey(userId, props.question.id);
  const [found, setFound] = useState<Attempt | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once; a later sign-in moves the work, it does not reload it
  useEffect(() => {
    let current = true;
    void loadAttempt(key).then((attempt) => current && setFound(attempt));
    return () => {
      current = false;
    };
  }, []);

  return found ? <AttemptView {...props} draftKey={key} found={found} /> : <SkeletonLines lines={6} height={44} />;
};
