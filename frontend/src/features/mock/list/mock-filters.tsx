import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { Button } from '../../../ui/button.js';
import { media } from '../../../ui/media.js';
import { Select } from '../../../ui/select.js';
import { type FilterKey, filterOf, noFilter, withMockFilter } from './mock-list-query.js';

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 12px;

  ${media.mobile} {
    flex-wrap: nowrap;
    margin: 0 -16px;
    padding: 4px 16px;
    overflow-x: auto;

    > * {
      flex: none;
    }
  }
`;

/** Filters live in the address; reset clears all three and the page. */
export const MockFilterBar = () => {
  const { t } = useTranslation('mock');
  const [params, setParams] = useSearchParams();
  const filter = (key: FilterKey, label: string, names: readonly { id: string; name: string }[]) => (
    <Select
      label={label}
      choices={[{ id: noFilter, name: t('list.any') }, ...names]}
      value={filterOf(params, key)}
      onChange={(value) => setParams(withMockFilter(params, key, value))}
    />
  );
  return (
    <Bar>
      {filter('exerciseType', t('list.type'), [
        { id: '0', name: t('list.real') },
        { id: '1', name: t('list.exercise') },
      ])}
      {filter('difficulty', t('list.difficulty'), [
        { id: '0', name: t('difficulty.0') },
        { id: '1', name: t('difficulty.1') },
        { id: '2', name: t('difficulty.2') },
      ])}
      {filter('hasPracticed', t('list.practised'), [
        { id: 'true', name: t('list.practisedYes') },
        { id: 'false', name: t('list.practisedNo') },
      ])}
      <Button kind="quiet" onClick={() => setParams({})}>
        {t('list.reset')}
      </Button>
    </Bar>
  );
};
