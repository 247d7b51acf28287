import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { markStyle } from './mark-style.js';

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 16px;
  color: var(--text-2);
  font-size: 12px;
`;

const Sample = styled.span`
  ${markStyle}
`;

const kinds = ['said', 'unclear', 'missed', 'inserted'] as const;
const samples = { said: 'word', unclear: 'word', missed: '[word]', inserted: '^word^' } as const;

export const Legend = () => {
  const { t } = useTranslation('practice');
  return (
    <List aria-label={t('words.legend')}>
      {kinds.map((kind) => (
        <li key={kind}>
          <Sample data-kind={kind} lang="en" aria-hidden>
            {samples[kind]}
          </Sample>{' '}
          {t(`words.kind.${kind}`)}
        </li>
      ))}
      <li>
        <span aria-hidden>‖0.9s</span> {t('words.kind.pause')}
      </li>
    </List>
  );
};
