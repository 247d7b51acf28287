import { WifiOff } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';

const Bar = styled.p`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: 8px;
  padding: 8px 16px;
  background: var(--warn-soft);
  color: var(--warn);
`;

const subscribe = (listener: () => void) => {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
};

export const OfflineBar = () => {
  const { t } = useTranslation('common');
  const online = useSyncExternalStore(subscribe, () => navigator.onLine);
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
