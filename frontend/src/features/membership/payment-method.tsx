import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useAppDispatch } from '../../lib/store.js';
import { toastShown } from '../../lib/toast/toast.slice.js';

const Methods = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 24px;

  legend {
    margin-bottom: 8px;
    font-weight: 600;
  }

  label {
    display: inline-flex;
    align-items: center;
    gap: 8px;
    min-height: 44px;
    cursor: pointer;
  }

  label:has([aria-disabled]) {
    color: var(--text-3);
    cursor: not-allowed;
  }

  input {
    width: 16px;
    height: 16px;
    margin: 0;
  }
`;

/** Alipay is the only one; the other says why it cannot be chosen. */
export const PaymentMethod = () => {
  const { t } = useTranslation('membership');
  const dispatch = useAppDispatch();
  return (
    <Methods>
      <legend>{t('method.label')}</legend>
      <label>
        <input type="radio" name="method" value="alipay" checked readOnly />
        {t('method.alipay')}
      </label>
      <label>
        <input
          type="radio"
          name="method"
          value="wechat"
          checked={false}
          aria-disabled
          onChange={() => dispatch(toastShown({ kind: 'info', message: t('method.onlyAlipay') }))}
        />
        {t('method.wechat')}
      </label>
    </Methods>
  );
};
