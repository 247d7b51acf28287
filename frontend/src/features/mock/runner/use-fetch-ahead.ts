import { questionTypeRules } from '@pte/exam/registry';
import { use, useEffect } from 'react';
import type { MockItem } from '../../../lib/api/mock.shapes.js';
import type { Question } from '../../../lib/api/shapes.js';
import { readExercise } from '../../../practice/frame/read-exercise.js';
import { objectAddress, pickVoice, voicesOf } from '../../../practice/player/audio-address.js';
import { AnswerForms } from '../answer-forms.js';

const mediaOf = (question: Question | undefined): string[] => {
  const rules = question && questionTypeRules(question.type);
  const exercise = rules && readExercise(question, rules);
  if (!exercise) return [];
  const { audioUrl, imageUrl } = exercise.content;
  const audio = audioUrl && exercise.asksByAudio ? pickVoice(voicesOf(audioUrl), 0)?.address : undefined;
  return [...(audio ? [audio] : []), ...(imageUrl ? [objectAddress(imageUrl)] : [])];
};

/** A network that goes away must not stop the exam: forms are there from the start, sounds and pictures one item ahead. */
export const useFetchAhead = (
  items: readonly MockItem[],
  questions: Readonly<Record<string, Question>> | undefined,
  item: number,
): void => {
  const loadForm = use(AnswerForms);
  useEffect(() => {
    const forms = new Set(items.map(({ questionTypeId }) => questionTypeRules(questionTypeId)?.form));
    for (const form of forms) if (form) loadForm(form)?.catch(() => undefined);
  }, [items, loadForm]);

  useEffect(() => {
    const ahead = questions?.[String(items[item + 1]?.questionId)];
    for (const address of mediaOf(ahead)) fetch(address, { credentials: 'same-origin' }).catch(() => undefined);
  }, [items, questions, item]);
};
