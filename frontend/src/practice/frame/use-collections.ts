import { isApiError } from '../../lib/api/api-error.js';
import { useCollectMutation } from '../../lib/api/question.endpoints.js';
import type { QuestionSummary } from '../../lib/api/shapes.js';
import { useAppDispatch } from '../../lib/store.js';
import { toastShown } from '../../lib/toast/toast.slice.js';

/** Puts a question into a collection or takes it out; shown at once and taken back if the server refuses. */
export const useCollections = ({ id, collections }: Pick<QuestionSummary, 'id' | 'collections'>) => {
  const dispatch = useAppDispatch();
  const [collect] = useCollectMutation();
  return async (collection: number) => {
    const types = collections.includes(collection)
      ? collections.filter((one) => one !== collection)
      : [...collections, collection];
    const { error } = await collect({ id, types: types.toSorted() });
    if (isApiError(error)) dispatch(toastShown({ kind: 'error', message: error.message }));
  };
};
