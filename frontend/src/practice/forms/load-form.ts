import type { AnswerForm } from './answer-form.js';

const files = import.meta.glob<AnswerForm>('./*/form.tsx', { import: 'form' });
const loading = new Map<string, Promise<AnswerForm>>();

/** The answer form in the folder of that name; null when this version of the application has none. */
export const loadForm = (name: string): Promise<AnswerForm> | null => {
  const load = files[`./${name}/form.tsx`];
  if (!load) return null;
  const known = loading.get(name);
  if (known) return known;
  const fresh = load();
  loading.set(name, fresh);
  fresh.catch(() => loading.delete(name));
  return fresh;
};
