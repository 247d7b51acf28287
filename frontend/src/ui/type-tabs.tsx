import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { useQuestionTypesQuery } from '../lib/api/question.endpoints.js';
import { typeName } from '../lib/i18n/type-name.js';
import { CategoryMark, categories, categoryOf } from './category-mark.js';
import { media } from './media.js';

const Tabs = styled.nav`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  gap: 8px 16px;

  ${media.mobile} {
    flex-wrap: nowrap;
    overflow-x: auto;
  }

  ul {
    display: flex;
    flex: none;
    align-items: center;
  }

  a {
    display: inline-flex;
    flex: none;
    align-items: center;
    min-height: 36px;
    padding: 0 8px;
    border-bottom: 2px solid transparent;
    color: var(--text-2);
    text-decoration: none;
  }

  a:hover {
    background: var(--sunken);
  }

  a:focus-visible {
    outline-offset: -2px;
  }

  a[aria-current] {
    border-color: var(--brand);
    color: var(--text);
    font-weight: 600;
  }
`;

export interface TypeTabsProps {
  /** null: every type. */
  current: number | null;
  address: (typeId: number | null) => string;
  /** Name of the tab for every type; without it there is none. */
  all?: string;
}

/** Question types by category, each a link; on a narrow screen one line that scrolls. */
export const TypeTabs = ({ current, address, all }: TypeTabsProps) => {
  const { t } = useTranslation('question');
  const { data } = useQuestionTypesQuery(2);
  const nav = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the current tab is brought into view when it or the tabs change
  useLayoutEffect(() => {
    const tab = nav.current?.querySelector<HTMLElement>('[aria-current]');
    if (nav.current && tab) nav.current.scrollLeft = tab.offsetLeft - nav.current.clientWidth / 2;
  }, [current, data]);
  if (!data) return null;
  const currentOf = (id: number | null) => (id === current ? 'page' : undefined);
  return (
    <Tabs ref={nav} aria-label={t('tabs.label')}>
      {all && (
        <Link to={address(null)} aria-current={currentOf(null)}>
          {all}
        </Link>
      )}
      {categories.map((category) => (
        <ul key={category}>
          <li>
            <CategoryMark category={category} />
          </li>
          {data
            .filter(({ type }) => categoryOf(type) === category)
            .map((type) => (
              <li key={type.id}>
                <Link to={address(type.id)} title={typeName(type)} aria-current={currentOf(type.id)} lang="en">
                  {type.abbr}
                </Link>
              </li>
            ))}
        </ul>
      ))}
    </Tabs>
  );
};
