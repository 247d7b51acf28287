import { useSearchParams } from 'react-router-dom';
import { lazyPage } from '../lib/lazy-page.js';

const DocumentsPage = lazyPage(() =>
  import('../features/documents/documents.page.js').then((module) => module.DocumentsPage),
);
const AccuracyPage = lazyPage(() =>
  import('../features/accuracy/accuracy.page.js').then((module) => module.AccuracyPage),
);

/** `/?page=…`: the accuracy of the scores is a document with figures, the others are texts. */
export const DocumentPages = () => {
  const [search] = useSearchParams();
  return search.get('page') === 'accuracy' ? <AccuracyPage /> : <DocumentsPage />;
};
