import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 24px;
  color: var(--text-2);
  font-size: 12px;

  li {
    display: flex;
    align-items: center;
    gap: 8px;
  }
`;

const signs = {
  value: <circle cx="12" cy="8" r="5" fill="var(--brand)" />,
  interval: <rect x="0" width="24" y="5" height="6" fill="var(--brand)" opacity="0.35" />,
  goal: <circle cx="12" cy="8" r="4" fill="var(--surface)" stroke="var(--text)" strokeWidth="1.5" />,
  human: <rect x="1" width="22" y="4" height="8" fill="none" stroke="var(--text-2)" strokeDasharray="3 2" />,
} as const;

const names = ['value', 'interval', 'goal', 'human'] as const;

/** What the marks of a ruler stand for. */
export const RulerLegend = () => {
  const { t } = useTranslation('accuracy');
  return (
    <List aria-label={t('legend.title')}>
      {names.map((name) => (
        <li key={name}>
          <svg width="24" height="16" aria-hidden="true" focusable="false">
            {signs[name]}
          </svg>
          {t(`legend.${name}`)}
        </li>
      ))}
    </List>
  );
};
