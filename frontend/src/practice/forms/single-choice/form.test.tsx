import { beforeAll, describe, expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInApp } from '../../../testing/render.js';
import { startTexts } from '../../../testing/texts.js';
import { form } from './form.js';

const content = { choices: ['To save money', 'To protect the paintings', 'To please visitors'] };
const timing = { recordSeconds: 40, prepareSeconds: 0, writingSeconds: null };
const unmarked = { analysis: null, wordLimits: null };

const show = async (part: { value?: number | null; disabled?: boolean; answerKey?: unknown } = {}) => {
  const onChange = jest.fn();
  const { value = null, disabled = false, answerKey = null } = part;
  await renderInApp(<form.Form {...{ content, value, onChange, disabled, answerKey, timing, ...unmarked }} />);
  return onChange;
};

const row = (name: string) => screen.getByText(name).closest('label');

beforeAll(() => startTexts());

describe('the single choice form', () => {
  it('takes the whole row as the choice', async () => {
    const onChange = await show();
    await userEvent.click(screen.getByText('To protect the paintings'));
    expect(onChange).toHaveBeenCalledWith(1);
  });

  it.each([
    ['2', 1],
    ['c', 2],
    ['A', 0],
  ])('takes the key %s', async (key, index) => {
    const onChange = await show();
    await userEvent.keyboard(key);
    expect(onChange).toHaveBeenCalledWith(index);
  });

  it('ignores keys of choices that are not there, and all keys once sent', async () => {
    const onChange = await show();
    await userEvent.keyboard('9e');
    expect(onChange).not.toHaveBeenCalled();
    const afterwards = await show({ disabled: true, value: 0 });
    await userEvent.keyboard('2');
    expect(afterwards).not.toHaveBeenCalled();
  });

  it('marks right and wrong with a sign and words, not only with colour', async () => {
    await show({ value: 2, disabled: true, answerKey: { choice: 1 } });
    expect(row('To protect the paintings')?.textContent).toContain('✓ 正确答案');
    expect(row('To please visitors')?.textContent).toContain('✗ 你的选择');
    expect(row('To save money')?.textContent).not.toMatch(/[✓✗]/);
  });

  it('marks nothing while the key is withheld', async () => {
    await show({ value: 2, disabled: true, answerKey: {} });
    expect(document.body.textContent).not.toMatch(/[✓✗]/);
  });

  it('is complete with a choice, the first one included', () => {
    expect(form.missing(null, content)).toEqual({ what: 'choice' });
    expect(form.missing(0, content)).toBeNull();
  });
});
