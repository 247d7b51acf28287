import type { MarkedItem } from '@pte/exam/scoring-result';
import type { WordLimits } from '@pte/exam/word-limits';
import { useState } from 'react';
import type { AnswerForm } from '../practice/forms/answer-form.js';
import { renderInApp } from './render.js';

export interface FormUnderTest {
  content: unknown;
  value?: unknown;
  /** Handed in: what the key is and what marking said. */
  answerKey?: unknown;
  items?: readonly MarkedItem[];
  wordLimits?: WordLimits;
}

const timing = { recordSeconds: 40, prepareSeconds: 0, writingSeconds: null };

/** Draws a form that keeps what it is given, as the frame does; tells each value. With `items` it is read-only. */
export const showForm = async (form: AnswerForm, given: FormUnderTest) => {
  const values: unknown[] = [];
  const { items, content, answerKey = null, wordLimits = null } = given;
  const Held = () => {
    const [value, setValue] = useState<unknown>(given.value ?? null);
    const change = (next: unknown) => {
      values.push(next);
      setValue(next);
    };
    return (
      <form.Form
        {...{ content, value, answerKey, timing, wordLimits }}
        onChange={change}
        disabled={items !== undefined}
        analysis={items ? { v: 1, status: 'done', items } : null}
      />
    );
  };
  await renderInApp(<Held />);
  return { values, latest: () => values.at(-1) };
};
