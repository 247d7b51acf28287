import { beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { violations } from '../../testing/axe.js';
import { renderInApp } from '../../testing/render.js';
import { type ScoredAnswer, scoredAnswers } from '../../testing/scored-answers.js';
import { serveApi } from '../../testing/serve-api.js';
import { startTexts } from '../../testing/texts.js';
import { form as recordForm } from '../forms/record/form.js';
import { form as writtenForm } from '../forms/written/form.js';
import { SubmittedAnswer } from './submitted-answer.js';

const show = async (answer: ScoredAnswer) => {
  const onContinue = jest.fn();
  const form = answer.exercise.recorded ? recordForm : writtenForm;
  await renderInApp(<SubmittedAnswer {...answer} form={form} onContinue={onContinue} />);
  return onContinue;
};

const text = () => document.body.textContent ?? '';
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

beforeAll(() => startTexts());
beforeEach(() => {
  localStorage.clear();
  serveApi({});
});

describe.each(Object.entries(scoredAnswers))('a scored answer of kind %s', (_, answer) => {
  it('has no violation', async () => {
    await show(answer);
    expect(await violations()).toEqual([]);
  });
});

describe('a reading', () => {
  it('names the weakest sounds and how to make them', async () => {
    await show(scoredAnswers.readAloud);
    const sounds = within(screen.getByRole('heading', { name: /\/θ\// }).closest('li') as HTMLElement);
    expect(sounds.getByText('听起来像 /s/')).toBeTruthy();
    expect(sounds.getByText(/舌尖轻放在上下齿之间/)).toBeTruthy();
    expect(sounds.getByText('think')).toBeTruthy();
  });

  it('lets a missed word be heard from the model, and says that the place is near', async () => {
    await show(scoredAnswers.readAloud);
    await press('漏读 [think.]');
    expect(screen.getByText(/示范录音没有逐词时间/)).toBeTruthy();
    expect(screen.getByRole('button', { name: '示范' })).toBeTruthy();
  });

  it('goes through the words to practise, one by one', async () => {
    await show(scoredAnswers.readAloud);
    await press('开始');
    expect(screen.getByText('第 1 个，共 2 个')).toBeTruthy();
    await press('下一个词');
    expect(screen.getByText('第 2 个，共 2 个')).toBeTruthy();
    await press('完成');
    expect(screen.getByRole('button', { name: '开始' })).toBeTruthy();
  });

  it('of a sentence that was only heard shows its text once it is judged', async () => {
    await show(scoredAnswers.repeatSentence);
    expect(screen.getByTestId('marked-passage').textContent).toContain('[think.]');
  });
});

describe('free speech', () => {
  it('tells points that were heard from those that were perhaps, and calls none missing', async () => {
    await show(scoredAnswers.situation);
    const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(rows).toEqual(['✓ 听到了says sorry听', '? 可能说到lens cap is lost听', '– 没有听到offers to pay']);
    expect(text()).toContain('单个要点可能听错');
    expect(text()).not.toMatch(/遗漏|缺少/);
    expect(text()).toContain('I am sorry about it');
  });

  it('of a word or two shows the question and every accepted answer', async () => {
    await show(scoredAnswers.shortAnswer);
    expect(text()).toContain('What do bees make?');
    expect(text()).toContain('honey / some honey');
  });
});

describe('a text', () => {
  it('takes corrections into a copy and leaves the answer alone', async () => {
    const onContinue = await show(scoredAnswers.essay);
    await press('采纳 are');
    await press('采纳 wonderful');
    const copy = within(screen.getByRole('region', { name: '修改稿' }));
    expect(copy.getByText('Trains are good and wonderful for all.')).toBeTruthy();
    expect(text()).toContain('Trains is1 good and wonderfull2 for all.');
    await press('用修改稿继续练习');
    expect(onContinue).toHaveBeenCalledWith('Trains are good and wonderful for all.');
  });

  it('takes a correction back', async () => {
    await show(scoredAnswers.essay);
    await press('采纳 are');
    await press('撤销');
    expect(screen.queryByRole('region', { name: '修改稿' })).toBeNull();
    expect(screen.getByRole('button', { name: '采纳 are' })).toBeTruthy();
  });

  it('brings out where a point was made', async () => {
    await show(scoredAnswers.essay);
    expect(screen.queryByRole('button', { name: /显示要点：offers to pay/ })).toBeNull();
    await press('在文中显示要点：says sorry');
    const lit = [...document.querySelectorAll('mark')].map(({ textContent }) => textContent).join('');
    expect(lit).toBe('Trains is good');
    expect(document.activeElement?.tagName).toBe('MARK');
  });
});
