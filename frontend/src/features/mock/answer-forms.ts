import { createContext } from 'react';
import type { AnswerForm } from '../../practice/forms/answer-form.js';

/** The answer form of that name; null when this version of the application has none. */
export type LoadForm = (name: string) => Promise<AnswerForm> | null;

/** Where the screens of an exam get their forms from. The page gives the real ones. */
export const AnswerForms = createContext<LoadForm>(() => null);
