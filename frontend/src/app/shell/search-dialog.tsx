import { type KeyboardEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { useQuestionsQuery } from '../../lib/api/question.endpoints.js';
import { useDebounced } from '../../lib/browser/use-debounced.js';
import { Dialog } from '../../ui/dialog.js';
import { ErrorBlock } from '../../ui/error-block.js';
import { Field } from '../../ui/field.js';
import { SkeletonLines } from '../../ui/skeleton.js';

const shortest = 2;
const most = 10;

const Results = styled.ol`
  display: grid;
  margin-top: 12px;

  a {
    display: flex;
    gap: 12px;
    min-height: 44px;
    align-items: center;
    padding: 0 8px;
    border-radius: var(--radius-small);
    color: var(--text);
    text-decoration: none;
  }

  a:focus-visible,
  a:hover {
    background: var(--sunken);
  }

  span {
    color: var(--text-3);
    font-variant-numeric: tabular-nums;
  }
`;

const Note = styled.p`
  margin-top: 12px;
  color: var(--text-2);
`;

const step = (event: KeyboardEvent<HTMLElement>, by: 1 | -1) => {
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, a')];
  const at = stops.indexOf(document.activeElement as HTMLElement);
  const next = stops[at + by];
  if (!next) return;
  event.preventDefault();
  next.focus();
};

/** Questions by name. Arrows walk between the box and the results; a composing input method is left alone. */
export const SearchDialog = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation('common');
  const [text, setText] = useState('');
  const composing = useRef(false);
  const [settledText, setSettledText] = useState('');
  const search = useDebounced(settledText.trim(), 300);
  const enough = [...search].length >= shortest;
  const { data, error, isFetching, refetch } = useQuestionsQuery({ search, limit: most, offset: 0 }, { skip: !enough });
  const settle = (value: string) => {
    setText(value);
    if (!composing.current) setSettledText(value);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown') step(event, 1);
    if (event.key === 'ArrowUp') step(event, -1);
  };
  return (
    <Dialog title={t('search.title')} width="medium" onClose={onClose}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: only moves the focus between the controls inside */}
      <div onKeyDown={onKeyDown}>
        <Field
          label={t('search.label')}
          type="search"
          placeholder={t('search.placeholder')}
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
          {search !== '' && !enough && <Note>{t('search.tooShort')}</Note>}
          {enough && data?.count === 0 && <Note>{t('search.none')}</Note>}
          {enough && data !== undefined && data.count > 0 && <Note>{t('search.results', { count: data.count })}</Note>}
        </div>
        {enough && isFetching && !data && <SkeletonLines lines={4} height={32} />}
        {enough && error && <ErrorBlock title={t('search.failed')} error={error} onRetry={() => void refetch()} />}
        {enough && data && (
          <Results>
            {data.data.map(({ id, name }) => (
              <li key={id}>
                <Link to={`/app/question/${id}`} onClick={onClose}>
                  <span>#{id}</span> {name}
                </Link>
              </li>
            ))}
          </Results>
        )}
      </div>
    </Dialog>
  );
};
