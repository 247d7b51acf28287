import { describe, expect, it, jest } from '@jest/globals';
import type { ApiError } from '../../lib/api/api-error.js';
import type { Recording, Submission } from '../../lib/api/shapes.js';
import type { AnswerSent } from '../../lib/api/submission.endpoints.js';
import { type Attempt, freshAttempt } from './attempt.js';
import { type SendTools, sendAnswer } from './send-answer.js';

const recording = new Blob(['voice'], { type: 'audio/webm' });
const stored: Recording = { resourceUrl: 'question-submissions/1-a.webm', key: '1-a.webm', resourceId: 1, size: 5 };
const accepted = { id: 881 } as Submission;

const failure = (status: number, reason: string): ApiError => ({ status, reason, message: reason });

const aServer = (...answers: (Submission | ApiError)[]) => {
  const sent: AnswerSent[] = [];
  let keys = 0;
  const upload = jest.fn(async () => stored);
  const tools: SendTools = {
    upload,
    validate: async (body) => {
      sent.push(body);
      const answer = answers.shift() ?? accepted;
      if ('reason' in answer) throw answer;
      return answer;
    },
    newKey: () => {
      keys += 1;
      return `key-${keys}`;
    },
  };
  return { sent, upload, tools };
};

/** Keeps like the page does, so that a second call sees what the first left. */
const aPage = (value: unknown) => {
  let attempt: Attempt = { ...freshAttempt, value };
  return {
    attempt: () => attempt,
    send: (tools: SendTools, timeUsed = 12) =>
      sendAnswer(
        {
          questionId: 412,
          attempt,
          timeUsed,
          onProgress: () => undefined,
          keep: (change) => {
            attempt = { ...attempt, ...change };
          },
        },
        tools,
      ),
  };
};

describe('sending an answer', () => {
  it('sends a choice as it is', async () => {
    const { tools, sent, upload } = aServer();
    await expect(aPage(1).send(tools)).resolves.toBe(accepted);
    expect(sent).toEqual([{ questionId: 412, answer: '{"answer":1}', timeUsed: 12, idempotencyKey: 'key-1' }]);
    expect(upload).not.toHaveBeenCalled();
  });

  it('uploads a recording first and sends the name it was stored under', async () => {
    const { tools, sent } = aServer();
    await aPage(recording).send(tools);
    expect(sent[0]?.answer).toBe('{"answer":"1-a.webm"}');
  });

  it('repeats the same body under the same key when no server answered, without uploading again', async () => {
    const { tools, sent, upload } = aServer(failure(0, 'NETWORK'), failure(502, 'UPSTREAM_UNAVAILABLE'));
    const page = aPage(recording);
    await expect(page.send(tools)).rejects.toMatchObject({ reason: 'NETWORK' });
    await expect(page.send(tools, 30)).rejects.toMatchObject({ status: 502 });
    await page.send(tools, 40);
    expect(upload).toHaveBeenCalledTimes(1);
    expect(sent[1]).toEqual(sent[0]);
    expect(sent[2]).toEqual(sent[0]);
  });

  it('takes a new key after a refusal, as the server may remember the old one', async () => {
    const { tools, sent } = aServer(failure(400, 'ANSWER_SHAPE'));
    const page = aPage(1);
    await expect(page.send(tools)).rejects.toMatchObject({ reason: 'ANSWER_SHAPE' });
    expect(page.attempt().pending).toBeNull();
    await page.send(tools);
    expect(sent.map(({ idempotencyKey }) => idempotencyKey)).toEqual(['key-1', 'key-2']);
  });

  it('keeps everything when the session is gone, for after the sign-in', async () => {
    const { tools, sent } = aServer(failure(401, 'TOKEN_INVALID'));
    const page = aPage(recording);
    await expect(page.send(tools)).rejects.toMatchObject({ status: 401 });
    await page.send(tools);
    expect(sent[1]).toEqual(sent[0]);
  });

  it('uploads again when the server has lost the recording', async () => {
    const { tools, upload } = aServer(failure(400, 'RECORDING_REQUIRED'));
    const page = aPage(recording);
    await expect(page.send(tools)).rejects.toMatchObject({ reason: 'RECORDING_REQUIRED' });
    await page.send(tools);
    expect(upload).toHaveBeenCalledTimes(2);
  });

  it('never sends more time than the contract takes', async () => {
    const { tools, sent } = aServer();
    await aPage(1).send(tools, 99_999);
    expect(sent[0]?.timeUsed).toBe(36_000);
  });
});
