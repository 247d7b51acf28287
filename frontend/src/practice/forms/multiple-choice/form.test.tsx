import { beforeAll, describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { showForm } from '../../../testing/show-form.js';
import { startTexts } from '../../../testing/texts.js';
import { form } from './form.js';

const content = { choices: ['Often', 'Cheap', 'Booked', 'Closed'] };
const row = (name: string) => screen.getByText(name).closest('label')?.textContent ?? '';

beforeAll(() => startTexts());

describe('the multiple choice form', () => {
  it('keeps indexes ascending, and no answer when the last is taken back', async () => {
    const { values } = await showForm(form, { content });
    await userEvent.click(screen.getByText('Booked'));
    await userEvent.click(screen.getByText('Often'));
    await userEvent.keyboard('3a');
    expect(values).toEqual([[2], [0, 2], [0], null]);
  });

  it('names all four outcomes', async () => {
    await showForm(form, {
      content,
      value: [0, 1],
      items: [
        { k: 0, ok: true, got: 0, want: 0 },
        { k: 1, ok: false, got: 1, want: null },
        { k: 2, ok: false, got: null, want: 2 },
      ],
    });
    expect(row('Often')).toContain('✓ 选对');
    expect(row('Cheap')).toContain('✗ 选错');
    expect(row('Booked')).toContain('○ 漏选');
    expect(row('Closed')).not.toMatch(/[✓✗○]/);
    for (const box of screen.getAllByRole<HTMLInputElement>('checkbox')) expect(box.disabled).toBe(true);
  });

  it('asks for one choice at least', () => {
    expect(form.missing(null, content)).toEqual({ what: 'choices' });
    expect(form.missing([3], content)).toBeNull();
  });
});
