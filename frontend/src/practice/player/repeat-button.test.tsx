import { beforeAll, describe, expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderInApp } from '../../testing/render.js';
import { startTexts } from '../../testing/texts.js';
import { RepeatButton } from './repeat-button.js';
import type { Track } from './track.js';

const show = async () => {
  const repeat = jest.fn();
  const At = () => {
    const [position, setPosition] = useState(3);
    return (
      <>
        <RepeatButton track={{ repeat } as unknown as Track} position={position} />
        <button type="button" onClick={() => setPosition(7)}>
          later
        </button>
      </>
    );
  };
  await renderInApp(<At />);
  return repeat;
};
const press = (name: RegExp | string) => userEvent.click(screen.getByRole('button', { name }));

beforeAll(() => startTexts());

describe('the part that is repeated', () => {
  it('begins at one press, ends at the next and is over at the third', async () => {
    const repeat = await show();
    await press(/A-B/);
    await press('later');
    await press(/00:03 设为循环终点/);
    expect(repeat).toHaveBeenLastCalledWith([3, 7]);
    await press(/00:03 – 00:07 取消循环/);
    expect(repeat).toHaveBeenLastCalledWith(null);
  });

  it('is none when it would end where it begins', async () => {
    const repeat = await show();
    await press(/A-B/);
    await press(/00:03/);
    expect(repeat).toHaveBeenLastCalledWith(null);
    expect(screen.getByRole('button', { name: /A-B/ })).toBeTruthy();
  });
});
