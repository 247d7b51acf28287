import { Star } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { Question } from '../../lib/api/shapes.js';
import { signInAsked } from '../../lib/session/session.slice.js';
import { useUser } from '../../lib/session/use-session.js';
import { useAppDispatch } from '../../lib/store.js';
import { Button } from '../../ui/button.js';
import { PopoverPanel } from '../../ui/popover-panel.js';
import { useCollections } from './use-collections.js';

const panelId = 'collections';
const collections = [0, 1, 2, 3, 4] as const;

const Anchor = styled.div`
  position: relative;
`;

const Panel = styled(PopoverPanel)`
  top: 120px;
  right: 16px;
  position-anchor: --collections;
  top: anchor(bottom, 120px);
  right: anchor(right, 16px);
  margin-top: 4px;
  padding: 8px;

  label {
    display: flex;
    align-items: center;
    gap: 12px;
    min-height: 40px;
    min-width: 160px;
    padding: 0 12px;
    cursor: pointer;
  }
`;

const Opener = styled(Button)`
  anchor-name: --collections;
`;

/** The five collections as checkboxes. */
export const FavouriteMenu = ({ question }: { question: Question }) => {
  const { collections: chosen } = question;
  const { t } = useTranslation('practice');
  const dispatch = useAppDispatch();
  const user = useUser();
  const toggle = useCollections(question);
  const marked = chosen.length > 0;
  const star = <Star size={20} strokeWidth={1.75} fill={marked ? 'currentColor' : 'none'} aria-hidden />;

  if (!user) {
    return (
      <Button kind="quiet" onClick={() => dispatch(signInAsked())}>
        {star}
        {t('favourite.open')}
      </Button>
    );
  }
  return (
    <Anchor>
      <Opener kind="quiet" popoverTarget={panelId}>
        {star}
        {t(marked ? 'favourite.marked' : 'favourite.open')}
      </Opener>
      <Panel id={panelId}>
        {() => (
          <fieldset aria-label={t('favourite.label')}>
            {collections.map((collection) => (
              <label key={collection}>
                <input type="checkbox" checked={chosen.includes(collection)} onChange={() => void toggle(collection)} />
                {t(`favourite.${collection}`)}
              </label>
            ))}
          </fieldset>
        )}
      </Panel>
    </Anchor>
  );
};
