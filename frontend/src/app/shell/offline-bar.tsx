import { WifiOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useOnline } from '../../lib/browser/use-online.js';

const Bar = styled.p`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: 8px;
  padding: 8px 16px;
  background: var(--warn-soft);
  color: var(--warn);
`;

export const OfflineBar = () => {
  const { t } = useTranslation('common');
  const online = useOnline();
  return (
    <div role="status">
      {!online && (
        <Bar>
          <WifiOff size={16} strokeWidth={1.75} aria-hidden />
          {t('offline')}
        </Bar>
      )}
    </div>
  );
};
