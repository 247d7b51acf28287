import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Dialog } from '../../ui/dialog.js';

const List = styled.dl`
  display: grid;
  grid-template-columns: auto 1fr;
  align-items: center;
  gap: 8px 24px;

  > div {
    display: contents;
  }

  kbd {
    padding: 2px 6px;
    border: 1px solid var(--control);
    border-radius: var(--radius-small);
    background: var(--sunken);
    font: inherit;
    font-size: 12px;
  }
`;

const Hint = styled.p`
  margin-top: 16px;
  color: var(--text-3);
`;

/** Alternatives are parted by `|`, keys pressed one after the other by a space. */
const shortcuts = [
  { keys: '/|Ctrl+K', does: 'search' },
  { keys: 'g h|g q|g m|g p', does: 'go' },
  { keys: 'j|k', does: 'rows' },
  { keys: 'p|n|←|→', does: 'questions' },
  { keys: '1-9|A-I', does: 'choose' },
  { keys: 'R', does: 'record' },
  { keys: 'Ctrl+Enter', does: 'submit' },
  { keys: 'C', does: 'card' },
  { keys: 'Esc', does: 'close' },
  { keys: '?', does: 'help' },
] as const;

export const ShortcutsDialog = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation('dialogs');
  return (
    <Dialog title={t('keys.title')} width="medium" onClose={onClose}>
      <List>
        {shortcuts.map(({ keys, does }) => (
          <div key={does}>
            <dt>
              {keys.split('|').map((key) => (
                <span key={key}>
                  <kbd>{key}</kbd>{' '}
                </span>
              ))}
            </dt>
            <dd>{t(`keys.${does}`)}</dd>
          </div>
        ))}
      </List>
      <Hint>{t('keys.hint')}</Hint>
    </Dialog>
  );
};
