import { LayoutGrid } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { QuestionSummary } from '../../lib/api/shapes.js';
import { isCommit, isTyping } from '../../lib/browser/command-key.js';
import { useAppSelector } from '../../lib/store.js';
import { Button } from '../../ui/button.js';
import { AnswerCard } from './answer-card.js';

/** Opens the answer card, also by the letter C. */
export const AnswerCardButton = ({ question }: { question: QuestionSummary }) => {
  const { t } = useTranslation('practice');
  const [open, setOpen] = useState(false);
  const letters = useAppSelector(({ preferences }) => preferences.shortcuts);
  useEffect(() => {
    if (!letters) return;
    const listen = (event: KeyboardEvent) => {
      const plain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.defaultPrevented;
      if (!plain || isTyping(event.target) || document.querySelector('dialog[open]')) return;
      if (isCommit(event, 'c')) setOpen(true);
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, [letters]);
  return (
    <>
      <Button kind="quiet" onClick={() => setOpen(true)}>
        <LayoutGrid size={20} strokeWidth={1.75} aria-hidden />
        {t('card.open')}
      </Button>
      {open && <AnswerCard question={question} onClose={() => setOpen(false)} />}
    </>
  );
};
