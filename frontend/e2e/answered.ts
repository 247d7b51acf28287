import { answerText } from '@pte/exam/answer';
import { stackAddress } from '@pte/testing/stack-address';
import { type BankQuestion, firstQuestion } from './bank.js';
import { call, tokenOf } from './staff.js';

export interface Answered {
  readonly questionId: number;
  readonly submissionId: number;
}

interface Validation {
  readonly questionSubmit: { readonly id: number };
}

const sampleRate = 16_000;

/** Two seconds of silence as a WAV file. */
function silence(): Buffer {
  const bytes = 2 * 2 * sampleRate;
  const header = Buffer.alloc(44);
  header.write('RIFF', 0);
  header.writeUInt32LE(36 + bytes, 4);
  header.write('WAVEfmt ', 8);
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(1, 22);
  header.writeUInt32LE(sampleRate, 24);
  header.writeUInt32LE(2 * sampleRate, 28);
  header.writeUInt16LE(2, 32);
  header.writeUInt16LE(16, 34);
  header.write('data', 36);
  header.writeUInt32LE(bytes, 40);
  return Buffer.concat([header, Buffer.alloc(bytes)]);
}

/** The name under which a recording for the question was stored. */
export async function uploadSilence({ id }: BankQuestion, token: string): Promise<string> {
  const body = new FormData();
  body.append('file', new Blob([new Uint8Array(silence())], { type: 'audio/wav' }), 'answer.wav');
  const response = await fetch(`${stackAddress()}/api/question/submission/${id}/recording`, {
    method: 'POST',
    headers: { authorization: token },
    body,
  });
  const { data } = (await response.json()) as { data: { key: string } };
  return data.key;
}

type Answer = (question: BankQuestion, token: string) => unknown;

/** Submits an answer to the first question of a type as the demo VIP, without a browser. */
export async function answered(type: number, answer: Answer): Promise<Answered> {
  const token = await tokenOf('vip');
  const question = await firstQuestion(type);
  const { questionSubmit } = await call<Validation>('PUT', `/question/item/${question.id}/validate`, token, {
    answer: answerText(await answer(question, token)),
    timeUsed: 30,
  });
  return { questionId: question.id, submissionId: questionSubmit.id };
}
