import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Button } from '../../ui/button.js';
import { Dialog } from '../../ui/dialog.js';
import { Segmented } from '../../ui/segmented.js';
import { Switch } from '../../ui/switch.js';
import type { useListFilters } from './use-list-filters.js';

const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;

  h3 {
    margin-bottom: 4px;
    font-size: 14px;
  }

  > :last-child {
    display: flex;
    justify-content: space-between;
  }
`;

export interface FilterSheetProps {
  list: ReturnType<typeof useListFilters>;
  onClose: () => void;
}

/** The list's filters on a narrow screen: a sheet from below that holds native controls and applies at once. */
export const FilterSheet = ({ list, onClose }: FilterSheetProps) => {
  const { t } = useTranslation('question');
  return (
    <Dialog title={t('list.filters')} onClose={onClose}>
      <Fields>
        {list.filters.map(({ label, choices, value, onChange }) => (
          <div key={label}>
            <h3>{label}</h3>
            <Segmented
              label={label}
              choices={choices.map(({ id, name }) => ({ value: id, name }))}
              value={value}
              onChange={onChange}
            />
          </div>
        ))}
        <Switch label={t('list.highOnly')} checked={list.highOnly} onChange={list.onHighOnly} />
        <div>
          <Button kind="quiet" onClick={list.reset}>
            {t('list.reset')}
          </Button>
          <Button kind="primary" onClick={onClose}>
            {t('list.show')}
          </Button>
        </div>
      </Fields>
    </Dialog>
  );
};
