import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';

export const categories = ['speaking', 'writing', 'reading', 'listening'] as const;
export type Category = (typeof categories)[number];

export const categoryOf = (type: number): Category | null => categories[type] ?? null;

const Mark = styled.span<{ $category: Category }>`
  display: inline-grid;
  place-items: center;
  width: 24px;
  height: 24px;
  flex: none;
  border-radius: var(--radius-small);
  background: var(--${({ $category }) => $category}-soft);
  color: var(--${({ $category }) => $category});
  font-size: 12px;
  font-weight: 600;
`;

/** 说 写 读 听 or S W R L: the sign that goes with a category's colour. */
export const CategoryMark = ({ category }: { category: Category }) => {
  const { t } = useTranslation('common');
  return (
    <Mark $category={category} role="img" aria-label={t(`category.${category}`)}>
      {t(`categoryMark.${category}`)}
    </Mark>
  );
};
