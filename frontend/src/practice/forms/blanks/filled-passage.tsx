import { useTranslation } from 'react-i18next';
import { BlankPassage } from './blank-passage.js';

/** The passage with the right word in each blank. */
export const FilledPassage = ({ material, words }: { material: string; words: readonly (string | undefined)[] }) => {
  const { t } = useTranslation('practice');
  if (words.length === 0) return <p>{t('answer.none')}</p>;
  return <BlankPassage material={material}>{(k) => <strong>{words[k]}</strong>}</BlankPassage>;
};
