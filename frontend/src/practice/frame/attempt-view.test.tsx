import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { questionTypeRules } from '@pte/exam/registry';
import type { TypeRules } from '@pte/exam/type-rules';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { Route, Routes, useLocation } from 'react-router-dom';
import type { Question, SelfUser } from '../../lib/api/shapes.js';
import { draftKey, readDraft } from '../../lib/draft/draft.js';
import { signedIn } from '../../lib/session/session.slice.js';
import { writeToken } from '../../lib/storage/token-cookie.js';
import { makeStore } from '../../lib/store.js';
import { renderInApp } from '../../testing/render.js';
import { startTexts } from '../../testing/texts.js';
import { form as recordForm } from '../forms/record/form.js';
import { form } from '../forms/single-choice/form.js';
import { form as writtenForm } from '../forms/written/form.js';
import { Answering } from './answering.js';
import type { FrameProps } from './frame-props.js';
import { type ReadExercise, readExercise } from './read-exercise.js';

const content = JSON.stringify({
  title: 'Why?',
  material: 'The lamps were old.',
  choices: ['A reason', 'Another', 'None'],
});
const question = {
  id: 412,
  type: 21,
  name: 'Lamps',
  content,
  collections: [],
  difficulty: 1,
  predictiveRate: 0,
} as unknown as Question;
const exercise = readExercise(question, questionTypeRules(21) as TypeRules) as ReadExercise;
const neighbours = { place: 1, count: 1, previous: null, next: null, nextId: null };

interface Sent {
  body: { answer: string; timeUsed: number };
  key: string;
}
let sent: Sent[] = [];

const serve = (...answers: { status: number; body: object }[]) => {
  globalThis.fetch = (async (_address: string, request: { body: string; headers: Record<string, string> }) => {
    sent.push({ body: JSON.parse(request.body), key: request.headers['Idempotency-Key'] ?? '' });
    const { status, body } = answers.shift() ?? { status: 500, body: {} };
    return {
      status,
      headers: new Headers(),
      json: async () => ({ code: status, type: status === 200 ? 'success' : 'error', message: '网关错误', ...body }),
    };
  }) as unknown as typeof fetch;
};

const accepted = {
  status: 200,
  body: { data: { answer: '{}', analysis: '{}', questionSubmit: { id: 881, questionId: 412 } } },
};
const unanswered = { status: 502, body: { reason: 'UPSTREAM_UNAVAILABLE' } };

const Address = () => <output data-testid="address">{useLocation().search}</output>;

const open = (user: SelfUser | null, shown: Pick<FrameProps, 'exercise' | 'form'> = { exercise, form }) => {
  const store = makeStore();
  if (user) store.dispatch(signedIn(user));
  return renderInApp(
    <>
      <Routes>
        <Route path="*" element={<Answering {...{ question, neighbours }} {...shown} type={undefined} />} />
      </Routes>
      <Address />
    </>,
    { store, at: '/app/question/412?type=21' },
  );
};

const lily = { id: 3, name: 'lily', type: 2, vipUntil: null, deletedAt: null } as SelfUser;
const radio = (index: number) => screen.getAllByRole<HTMLInputElement>('radio')[index] as HTMLInputElement;
const choose = (index: number) => act(async () => fireEvent.click(radio(index)));
const submit = () =>
  act(async () => {
    fireEvent.click(screen.getByRole('button', { name: '提交' }));
  });

beforeAll(() => startTexts());
beforeEach(() => {
  sent = [];
  localStorage.clear();
  writeToken('token-of-lily');
});

describe('answering', () => {
  it('says beside the button why it cannot be sent yet', async () => {
    await open(lily);
    const button = screen.getByRole('button', { name: '提交' });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      '请先选择一个答案',
    );
    await submit();
    expect(sent).toEqual([]);
  });

  it('comes back after a reload as it was', async () => {
    const { unmount } = await open(lily);
    await choose(2);
    unmount();
    await open(lily);
    expect(radio(2).checked).toBe(true);
    expect(screen.getByText('已恢复未提交的作答')).toBeTruthy();
  });

  it('sends the choice, forgets the draft, and puts the submission into the address', async () => {
    serve(accepted);
    await open(lily);
    await choose(1);
    await submit();
    await waitFor(() => expect(screen.getByTestId('address').textContent).toBe('?type=21&submission=881'));
    expect(sent[0]?.body.answer).toBe('{"answer":1}');
    expect(readDraft(draftKey(3, 412))).toBeNull();
  });

  it('loses nothing when the server does not answer, and retries under the same key', async () => {
    serve(unanswered, accepted);
    await open(lily);
    await choose(1);
    await submit();
    expect(await screen.findByText('提交失败，作答已保存在本机')).toBeTruthy();
    expect(radio(1).checked).toBe(true);
    await act(async () => {
      fireEvent.click(screen.getByRole('button', { name: '重试' }));
    });
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]).toEqual(sent[0]);
  });

  it('keeps a retry the same even across a reload', async () => {
    serve(unanswered, accepted);
    const { unmount } = await open(lily);
    await choose(1);
    await submit();
    await screen.findByText('提交失败，作答已保存在本机');
    unmount();
    await open(lily);
    await submit();
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]).toEqual(sent[0]);
  });

  it('takes a new key for a changed answer', async () => {
    serve(unanswered, accepted);
    await open(lily);
    await choose(1);
    await submit();
    await choose(0);
    await submit();
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]?.key).not.toBe(sent[0]?.key);
    expect(sent[1]?.body.answer).toBe('{"answer":0}');
  });

  it('of a visitor asks for sign-in over the page and then belongs to the one who signed in', async () => {
    const { store } = await open(null);
    await choose(2);
    await submit();
    expect(store.getState().session.signInOpen).toBe(true);
    expect(sent).toEqual([]);
    await act(async () => {
      store.dispatch(signedIn(lily));
    });
    expect(radio(2).checked).toBe(true);
    expect(readDraft(draftKey(3, 412))?.value).toBe(2);
    expect(readDraft(draftKey(0, 412))).toBeNull();
  });

  it('tells a learner without VIP before they record, not after', async () => {
    const spoken = readExercise(question, questionTypeRules(2) as TypeRules) as ReadExercise;
    await open(lily, { exercise: spoken, form: recordForm });
    expect(screen.getByText(/仅 VIP 用户可以提交录音。你可以照常录音和回听/)).toBeTruthy();
    expect(screen.getByRole('button', { name: '开始录音' })).toBeTruthy();
  });

  it('asks nothing of the kind of those who may', async () => {
    const spoken = readExercise(question, questionTypeRules(2) as TypeRules) as ReadExercise;
    await open({ ...lily, vipUntil: 4_070_908_800 }, { exercise: spoken, form: recordForm });
    expect(document.body.textContent).not.toContain('VIP');
  });

  it('counts down for a text, and brings the text back after a reload', async () => {
    const essay = readExercise(question, questionTypeRules(1) as TypeRules) as ReadExercise;
    const { unmount } = await open(lily, { exercise: essay, form: writtenForm });
    expect(screen.getByText(/^剩余 (10:00|09:59)$/)).toBeTruthy();
    await act(async () => fireEvent.change(screen.getByRole('textbox'), { target: { value: 'An essay.' } }));
    unmount();
    await open(lily, { exercise: essay, form: writtenForm });
    expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('An essay.');
    expect(screen.getByText('良好: 200-300 词')).toBeTruthy();
  });
});
