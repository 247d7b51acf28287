import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { hiddenStyle } from './visually-hidden.js';

const Name = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  min-height: 44px;
  color: var(--text);
  font-size: 18px;
  font-weight: 600;
  text-decoration: none;
  white-space: nowrap;

  svg {
    color: var(--brand);
  }

  @media (max-width: 359px) {
    span {
      ${hiddenStyle}
    }
  }
`;

/** The product's name, parted by a ruler's ticks. */
export const Wordmark = () => {
  const { t } = useTranslation('common');
  return (
    <Name to="/app">
      {t('wordmark.exam')}
      <svg width="10" height="22" viewBox="0 0 10 22" aria-hidden="true" focusable="false">
        <path d="M1 1v20M1 3h4M1 11h8M1 19h4" stroke="currentColor" strokeWidth="2" fill="none" />
      </svg>
      <span>{t('wordmark.name')}</span>
    </Name>
  );
};
