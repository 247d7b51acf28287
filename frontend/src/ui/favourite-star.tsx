import { Star } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '../lib/api/api-error.js';
import { useCollectMutation } from '../lib/api/question.endpoints.js';
import type { QuestionSummary } from '../lib/api/shapes.js';
import { signInAsked } from '../lib/session/session.slice.js';
import { useUser } from '../lib/session/use-session.js';
import { useAppDispatch } from '../lib/store.js';
import { toastShown } from '../lib/toast/toast.slice.js';
import { IconButton } from './icon-button.js';

const favourite = 1;

/** In or out of the favourites, at once and without opening the question; its other collections stay. */
export const FavouriteStar = ({ question: { id, name, collections } }: { question: QuestionSummary }) => {
  const { t } = useTranslation('question');
  const dispatch = useAppDispatch();
  const user = useUser();
  const [collect] = useCollectMutation();
  const chosen = user !== null && collections.includes(favourite);

  const toggle = async () => {
    if (!user) return dispatch(signInAsked());
    const others = collections.filter((one) => one !== favourite);
    const { error } = await collect({ id, types: chosen ? others : [...others, favourite].toSorted() });
    if (isApiError(error)) dispatch(toastShown({ kind: 'error', message: error.message }));
  };

  const label = t('row.star', { name });
  return (
    <IconButton
      aria-pressed={chosen}
      aria-label={label}
      title={t(chosen ? 'row.unstar' : 'row.starHint')}
      onClick={() => void toggle()}
    >
      <Star size={18} strokeWidth={1.75} fill={chosen ? 'currentColor' : 'none'} aria-hidden />
    </IconButton>
  );
};
