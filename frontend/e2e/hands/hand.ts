import type { Locator, Page } from 'playwright-core';
import type { BankQuestion } from '../bank.js';

/** How a learner answers the questions of one form, and what the page then says of the answer. */
export interface Hand<Value> {
  /** An answer that is complete and not right everywhere. */
  readonly wrong: (question: BankQuestion) => Value;
  readonly byMouse: (page: Page, value: Value, question: BankQuestion) => Promise<void>;
  /** Touches nothing but the keyboard. */
  readonly byKeys: (page: Page, value: Value, question: BankQuestion) => Promise<void>;
  /** What of an open form shows that the answer is still there; throws, or waits for ever, when it is not. */
  readonly holds: (page: Page, value: Value, question: BankQuestion) => Promise<void>;
  /** What is marked right and wrong in an answer that was handed in. */
  readonly rightMarks: (page: Page) => Locator;
  readonly wrongMarks: (page: Page) => Locator;
  /** Text of the right answer that a wrong one is shown with. */
  readonly rightTexts: (question: BankQuestion) => readonly string[];
}
