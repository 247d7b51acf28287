import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { QuestionType } from '../../lib/api/shapes.js';
import { typeName } from '../../lib/i18n/type-name.js';
import { CategoryMark, categories, categoryOf } from '../../ui/category-mark.js';

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(200px, 1fr));
  gap: 24px;

  h2 {
    display: flex;
    align-items: center;
    gap: 8px;
    font-size: 14px;
  }

  a {
    display: grid;
    grid-template-columns: 64px 1fr auto;
    gap: 8px;
    min-height: 32px;
    align-items: center;
    padding: 4px 8px;
    line-height: 20px;
    border-radius: var(--radius-small);
    color: var(--text);
    text-decoration: none;
  }

  a:hover {
    background: var(--sunken);
  }

  b {
    color: var(--text-2);
    font-weight: 600;
  }

  small {
    color: var(--text-3);
    font-size: 12px;
    font-variant-numeric: tabular-nums;
  }
`;

/** All types in four columns by category: abbreviation, name, number of questions. */
export const TypeColumns = ({ types }: { types: readonly QuestionType[] }) => {
  const { t } = useTranslation('common');
  return (
    <Columns>
      {categories.map((category) => (
        <section key={category}>
          <h2>
            <CategoryMark category={category} />
            <span aria-hidden>{t(`category.${category}`)}</span>
          </h2>
          <ul>
            {types
              .filter(({ type }) => categoryOf(type) === category)
              .map((type) => (
                <li key={type.id}>
                  <Link to={`/app/question/list/${type.id}`}>
                    <b lang="en">{type.abbr}</b>
                    <span>{typeName(type)}</span>
                    <small>{type.count}</small>
                  </Link>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </Columns>
  );
};
