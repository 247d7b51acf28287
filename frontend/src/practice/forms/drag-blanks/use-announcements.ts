import type { Announcements } from '@dnd-kit/core';
import { useTranslation } from 'react-i18next';
import { blankOf, wordOf } from './drag-names.js';

/** What a screen reader says of a drag, in the language of the interface. */
export const useAnnouncements = (words: readonly string[]) => {
  const { t } = useTranslation('practice');
  const wordAt = (id: unknown) => words[wordOf(id) ?? -1] ?? '';
  const place = (id: unknown) => {
    const blank = blankOf(id);
    return blank === null ? t('bank.label') : t('blank.name', { number: blank + 1 });
  };
  const announcements: Announcements = {
    onDragStart: ({ active }) => t('drag.lifted', { item: wordAt(active.id) }),
    onDragOver: ({ active, over }) =>
      over ? t('drag.over', { item: wordAt(active.id), place: place(over.id) }) : undefined,
    onDragEnd: ({ active, over }) =>
      over
        ? t('drag.dropped', { item: wordAt(active.id), place: place(over.id) })
        : t('drag.cancelled', { item: wordAt(active.id) }),
    onDragCancel: ({ active }) => t('drag.cancelled', { item: wordAt(active.id) }),
  };
  return { announcements, screenReaderInstructions: { draggable: t('drag.howWords') } };
};
