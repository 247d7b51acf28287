import type { Caller as QuestionCaller } from '@pte/rpc/gen/pte/question/v1/question';
import { z } from 'zod';
import { notFound } from '../edge/refusal.js';
import { type Caller, forQuestionService } from '../session/caller.js';

const uuid = z.uuid();

/** Whose session of what id a call is about; throws MOCK_SESSION_NOT_FOUND when no session can have that id. */
export function sessionOf({ params, caller, now }: { params: { sid: string }; caller: Caller; now: number }): {
  caller: QuestionCaller;
  sessionId: string;
} {
  if (!uuid.safeParse(params.sid).success) throw notFound('MOCK_SESSION_NOT_FOUND');
  return { caller: forQuestionService(caller, now), sessionId: params.sid };
}
