import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Question, Submission } from '../../lib/api/shapes.js';
import { renderInApp } from '../../testing/render.js';
import { startTexts } from '../../testing/texts.js';
import { OfferCollections } from './offer-collections.js';

let sent: { address: string; body: unknown }[] = [];
const show = (score: string, collections: number[] = []) =>
  renderInApp(
    <OfferCollections question={{ id: 412, collections } as Question} submission={{ score } as Submission} />,
  );

beforeAll(() => startTexts());
beforeEach(() => {
  sent = [];
  globalThis.fetch = (async (address: string, { body }: { body: string }) => {
    sent.push({ address, body: JSON.parse(body) });
    return {
      status: 200,
      headers: new Headers(),
      json: async () => ({ code: 200, type: 'success', message: '', data: { id: 412, collections: [] } }),
    };
  }) as unknown as typeof fetch;
});

describe('after an answer that cost points', () => {
  it('the question may be kept among the wrong ones, beside the collections it is in', async () => {
    await show('{"s":1,"f":2}', [1]);
    await userEvent.click(screen.getByRole('button', { name: '错题' }));
    expect(sent).toEqual([{ address: '/api/question/item/412/collection', body: { types: [1, 3] } }]);
  });

  it('it may be taken out again', async () => {
    await show('{"s":1,"f":2}', [3, 4]);
    const wrong = screen.getByRole('button', { name: '错题' });
    expect(wrong.getAttribute('aria-pressed')).toBe('true');
    await userEvent.click(wrong);
    expect(sent[0]?.body).toEqual({ types: [4] });
  });

  it.each(['{"s":2,"f":2}', ''])('nothing is offered for %j', async (score) => {
    await show(score);
    expect(screen.queryByRole('button')).toBeNull();
  });
});
