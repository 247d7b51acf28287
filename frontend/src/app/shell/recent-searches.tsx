import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { forgetSearches, recentSearches } from '../../lib/storage/recent-searches.js';
import { Button } from '../../ui/button.js';

const Recent = styled.section`
  display: grid;
  gap: 4px;
  margin-top: 12px;

  > div {
    display: flex;
    align-items: center;
    justify-content: space-between;
  }

  h3 {
    font-size: 14px;
  }

  li > button {
    width: 100%;
    justify-content: flex-start;
  }
`;

/** Searches of this device that led somewhere, to be made again. */
export const RecentSearches = ({ onChoose }: { onChoose: (text: string) => void }) => {
  const { t } = useTranslation('dialogs');
  const [recent, setRecent] = useState(recentSearches);
  if (recent.length === 0) return null;
  const clear = () => {
    forgetSearches();
    setRecent([]);
  };
  return (
    <Recent>
      <div>
        <h3>{t('search.recent')}</h3>
        <Button kind="quiet" onClick={clear}>
          {t('search.clearRecent')}
        </Button>
      </div>
      <ul>
        {recent.map((text) => (
          <li key={text}>
            <Button kind="quiet" onClick={() => onChoose(text)}>
              {text}
            </Button>
          </li>
        ))}
      </ul>
    </Recent>
  );
};
