import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useMedia } from '../../lib/browser/use-media.js';
import { Button } from '../../ui/button.js';
import { mobileQuery } from '../../ui/media.js';
import { Select } from '../../ui/select.js';
import { FilterSheet } from './filter-sheet.js';
import { NameSearch } from './name-search.js';
import { useListFilters } from './use-list-filters.js';

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: 12px;

  > label {
    display: inline-flex;
    align-items: center;
    gap: 8px;
    min-height: var(--control-height);
  }
`;

/** In a row; on a narrow screen behind a button that tells how many are set. */
export const ListFilters = () => {
  const { t } = useTranslation('question');
  const narrow = useMedia(mobileQuery);
  const [open, setOpen] = useState(false);
  const list = useListFilters();
  const search = <NameSearch key={list.search} value={list.search} onSearch={list.onSearch} />;
  if (narrow) {
    return (
      <Bar>
        {search}
        <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {list.active > 0 ? t('list.filtersSet', { count: list.active }) : t('list.filters')}
        </Button>
        {open && <FilterSheet list={list} onClose={() => setOpen(false)} />}
      </Bar>
    );
  }
  return (
    <Bar>
      {list.filters.map((filter) => (
        <Select key={filter.label} {...filter} />
      ))}
      <label>
        <input type="checkbox" checked={list.highOnly} onChange={(event) => list.onHighOnly(event.target.checked)} />
        {t('list.highOnly')}
      </label>
      {search}
      <Button kind="quiet" onClick={list.reset}>
        {t('list.reset')}
      </Button>
    </Bar>
  );
};
