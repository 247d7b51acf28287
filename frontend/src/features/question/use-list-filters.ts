import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { readListQuery, sorts, withFilter } from '../../lib/question-list/list-query.js';

export interface ListFilter {
  label: string;
  choices: readonly { id: string; name: string }[];
  value: string;
  onChange: (value: string) => void;
}

const any = 'any';
const textOf = (value: number | boolean | null): string => (value === null ? any : String(value));

/** The list's filters as the address has them; changing one goes back to the first page. */
export const useListFilters = () => {
  const { t } = useTranslation('question');
  const [params, setParams] = useSearchParams();
  const query = readListQuery(params);
  const change = (key: string) => (value: string) => setParams(withFilter(params, key, value === any ? '' : value));
  const all = { id: any, name: t('list.any') };
  const filters: ListFilter[] = [
    {
      label: t('list.difficulty'),
      choices: [
        all,
        { id: '0', name: t('difficulty.0') },
        { id: '1', name: t('difficulty.1') },
        { id: '2', name: t('difficulty.2') },
      ],
      value: textOf(query.difficulty),
      onChange: change('difficulty'),
    },
    {
      label: t('list.practised'),
      choices: [all, { id: 'true', name: t('list.practisedYes') }, { id: 'false', name: t('list.practisedNo') }],
      value: textOf(query.practised),
      onChange: change('hasPracticed'),
    },
    {
      label: t('list.kind'),
      choices: [all, { id: 'false', name: t('list.real') }, { id: 'true', name: t('list.exercise') }],
      value: textOf(query.exercise),
      onChange: change('isExercise'),
    },
    {
      label: t('list.sort'),
      choices: sorts.map((id) => ({ id, name: t(`list.${id}`) })),
      value: query.sort,
      onChange: change('sort'),
    },
  ];
  const set = [query.difficulty, query.practised, query.exercise].filter((value) => value !== null).length;
  return {
    filters,
    highOnly: query.highOnly,
    onHighOnly: (only: boolean) => change('predictive')(only ? 'high' : ''),
    search: query.search,
    onSearch: change('search'),
    reset: () => setParams({}),
    /** How many of them, but for the search, leave something out. */
    active: set + Number(query.highOnly),
  };
};
