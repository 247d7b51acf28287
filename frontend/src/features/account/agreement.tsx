import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { FieldError } from '../../ui/field.js';

const Line = styled.div`
  display: grid;
  gap: 4px;

  > div {
    display: flex;
    align-items: flex-start;
    gap: 8px;
  }

  input {
    flex: none;
    width: 20px;
    height: 20px;
    margin: 2px 0 0;
  }
`;

export interface AgreementProps extends ComponentProps<'input'> {
  error?: string | undefined;
}

/** Starts unticked: consent is given, not assumed. */
export const Agreement = ({ error, ...input }: AgreementProps) => {
  const { t } = useTranslation('auth');
  return (
    <Line>
      <div>
        <input
          {...input}
          id="agreement"
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? 'agreement-error' : undefined}
        />
        <span>
          <label htmlFor="agreement">{t('agreement.label')}</label>{' '}
          <Link to="/?page=terms" target="_blank">
            {t('agreement.terms')}
          </Link>{' '}
          <Link to="/?page=privacy" target="_blank">
            {t('agreement.privacy')}
          </Link>
        </span>
      </div>
      {error && <FieldError id="agreement-error">{error}</FieldError>}
    </Line>
  );
};
