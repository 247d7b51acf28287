import { type KeyboardEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { useQuestionsQuery } from '../../lib/api/question.endpoints.js';
import { isCommit } from '../../lib/browser/command-key.js';
import { useDebounced } from '../../lib/browser/use-debounced.js';
import { noteSearch } from '../../lib/storage/recent-searches.js';
import { Dialog } from '../../ui/dialog.js';
import { ErrorBlock } from '../../ui/error-block.js';
import { Field } from '../../ui/field.js';
import { SkeletonLines } from '../../ui/skeleton.js';
import { FoundQuestions } from './found-questions.js';
import { RecentSearches } from './recent-searches.js';

const shortest = 2;
const most = 10;

const Note = styled.p`
  margin-top: 12px;
  color: var(--text-2);
`;

const step = (event: KeyboardEvent<HTMLElement>, by: 1 | -1) => {
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, a, li button')];
  const at = stops.indexOf(document.activeElement as HTMLElement);
  const next = stops[at + by];
  if (!next) return;
  event.preventDefault();
  next.focus();
};

/**
 * Questions by name. Arrows walk between the box and what stands below it, Enter in the box opens the first result; a
 * composing input method is left alone.
 */
export const SearchDialog = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation(['dialogs', 'common']);
  const [text, setText] = useState('');
  const navigate = useNavigate();
  const controls = useRef<HTMLDivElement>(null);
  const composing = useRef(false);
  const [settledText, setSettledText] = useState('');
  const search = useDebounced(settledText.trim(), 300);
  const enough = [...search].length >= shortest;
  const { data, error, isFetching, refetch } = useQuestionsQuery({ search, limit: most, offset: 0 }, { skip: !enough });
  const settle = (value: string) => {
    setText(value);
    if (!composing.current) setSettledText(value);
  };
  const again = (recent: string) => {
    settle(recent);
    controls.current?.querySelector('input')?.focus();
  };
  const leave = () => {
    noteSearch(search);
    onClose();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.nativeEvent.isComposing) return;
    const first = enough && settledText.trim() === search ? data?.data[0] : undefined;
    if (first && event.target instanceof HTMLInputElement && isCommit(event.nativeEvent, 'Enter')) {
      leave();
      navigate(`/app/question/${first.id}`);
    }
    if (event.key === 'ArrowDown') step(event, 1);
    if (event.key === 'ArrowUp') step(event, -1);
  };
  return (
    <Dialog title={t('dialogs:search.title')} width="medium" onClose={onClose}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: only moves the focus between the controls inside */}
      <div ref={controls} onKeyDown={onKeyDown}>
        <Field
          label={t('dialogs:search.label')}
          type="search"
          placeholder={t('dialogs:search.placeholder')}
          autoComplete="off"
          value={text}
          onChange={(event) => settle(event.target.value)}
          onCompositionStart={() => {
            composing.current = true;
          }}
          onCompositionEnd={(event) => {
            composing.current = false;
            settle(event.currentTarget.value);
          }}
        />
        <div role="status">
          {search !== '' && !enough && <Note>{t('common:searchTooShort')}</Note>}
          {enough && data?.count === 0 && <Note>{t('dialogs:search.none')}</Note>}
          {enough && data !== undefined && data.count > 0 && (
            <Note>{t('dialogs:search.results', { count: data.count })}</Note>
          )}
        </div>
        {enough && isFetching && !data && <SkeletonLines lines={4} height={32} />}
        {enough && error && (
          <ErrorBlock title={t('dialogs:search.failed')} error={error} onRetry={() => void refetch()} />
        )}
        {enough && data && <FoundQuestions questions={data.data} onOpen={leave} />}
        {text === '' && <RecentSearches onChoose={again} />}
      </div>
    </Dialog>
  );
};
