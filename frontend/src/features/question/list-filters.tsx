import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { readListQuery, sorts, withFilter } from '../../lib/question-list/list-query.js';
import { Button } from '../../ui/button.js';
import { Input } from '../../ui/field.js';
import { Select } from '../../ui/select.js';

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 12px;

  > label {
    display: inline-flex;
    align-items: center;
    gap: 8px;
    min-height: var(--control-height);
  }

  search {
    flex: 1;
    min-width: 200px;
    max-width: 320px;
  }
`;

const NameSearch = ({ value, onSearch }: { value: string; onSearch: (text: string) => void }) => {
  const { t } = useTranslation(['question', 'common']);
  const [text, setText] = useState(value);
  const tooShort = text.trim() !== '' && [...text.trim()].length < 2;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!tooShort) onSearch(text.trim());
  };
  return (
    <search>
      <form onSubmit={submit}>
        <Input
          type="search"
          aria-label={t('question:list.search')}
          placeholder={t('question:list.searchHint')}
          value={text}
          aria-invalid={tooShort || undefined}
          onChange={(event) => {
            setText(event.target.value);
            if (event.target.value === '' && value) onSearch('');
          }}
          title={tooShort ? t('common:search.tooShort') : undefined}
        />
      </form>
    </search>
  );
};

/** Filters live in the address; changing one goes back to the first page. */
export const ListFilters = () => {
  const { t } = useTranslation('question');
  const [params, setParams] = useSearchParams();
  const query = readListQuery(params);
  const change = (key: string) => (value: string) => setParams(withFilter(params, key, value === 'any' ? '' : value));
  return (
    <Bar>
      <Select
        label={t('list.difficulty')}
        choices={[
          { id: 'any', name: t('list.any') },
          { id: '0', name: t('difficulty.0') },
          { id: '1', name: t('difficulty.1') },
          { id: '2', name: t('difficulty.2') },
        ]}
        value={query.difficulty === null ? 'any' : String(query.difficulty)}
        onChange={change('difficulty')}
      />
      <Select
        label={t('list.practised')}
        choices={[
          { id: 'any', name: t('list.any') },
          { id: 'true', name: t('list.practisedYes') },
          { id: 'false', name: t('list.practisedNo') },
        ]}
        value={query.practised === null ? 'any' : String(query.practised)}
        onChange={change('hasPracticed')}
      />
      <Select
        label={t('list.sort')}
        choices={sorts.map((id) => ({ id, name: t(`list.${id}`) }))}
        value={query.sort}
        onChange={change('sort')}
      />
      <label>
        <input
          type="checkbox"
          checked={query.highOnly}
          onChange={(event) => change('predictive')(event.target.checked ? 'high' : '')}
        />
        {t('list.highOnly')}
      </label>
      <NameSearch key={query.search} value={query.search} onSearch={change('search')} />
      <Button kind="quiet" onClick={() => setParams({})}>
        {t('list.reset')}
      </Button>
    </Bar>
  );
};
