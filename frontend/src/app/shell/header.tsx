import { Languages, Menu, Search, SunMoon } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { IconButton } from '../../ui/icon-button.js';
import { media } from '../../ui/media.js';
import { Wordmark } from '../../ui/wordmark.js';
import { AvatarMenu } from './avatar-menu.js';
import { BankMenu } from './bank-menu.js';
import { type OverlayName, Overlays, preloadOverlays } from './overlays.js';
import { useOverlayShortcuts } from './use-shell-shortcuts.js';

const Bar = styled.header`
  position: sticky;
  top: 0;
  z-index: 10;
  display: flex;
  align-items: center;
  gap: 8px;
  height: var(--header-height);
  padding: 0 16px;
  border-bottom: 1px solid var(--line);
  background: var(--surface);
`;

const Gap = styled.div`
  flex: 1;
`;

const Wide = styled.div`
  display: contents;
  ${media.mobile} {
    display: none;
  }
`;

const SearchButton = styled(IconButton)`
  display: flex;
  align-items: center;
  justify-content: flex-start;
  gap: 8px;
  padding: 0 12px;

  ${media.compact} {
    padding: 0;
    justify-content: center;
    span,
    kbd {
      display: none;
    }
  }

  @media (min-width: 1024px) {
    width: 240px;
    border: 1px solid var(--control);
    background: var(--surface);
  }

  kbd {
    margin-left: auto;
    color: var(--text-3);
    font: inherit;
    font-size: 12px;
  }
`;

const icon = { size: 20, strokeWidth: 1.75, 'aria-hidden': true } as const;

export interface HeaderProps {
  folded: boolean;
  onFold: () => void;
}

export const Header = ({ folded, onFold }: HeaderProps) => {
  const { t } = useTranslation('common');
  const [overlay, setOverlay] = useState<OverlayName | null>(null);
  useOverlayShortcuts(setOverlay);
  const opens = (name: OverlayName) => ({
    onClick: () => setOverlay(name),
    onPointerEnter: preloadOverlays,
    onFocus: preloadOverlays,
    'aria-haspopup': 'dialog' as const,
  });
  return (
    <Bar>
      <Wide>
        <IconButton aria-label={t('shell.menu')} title={t('shell.menu')} aria-expanded={!folded} onClick={onFold}>
          <Menu {...icon} />
        </IconButton>
      </Wide>
      <Wordmark />
      <nav aria-label={t('shell.links')}>
        <BankMenu />
      </nav>
      <Gap />
      <SearchButton aria-label={t('shell.search')} {...opens('search')}>
        <Search {...icon} />
        <span aria-hidden>{t('shell.search')}</span>
        <kbd aria-hidden>/</kbd>
      </SearchButton>
      <IconButton aria-label={t('shell.language')} title={t('shell.language')} {...opens('language')}>
        <Languages {...icon} />
      </IconButton>
      <IconButton aria-label={t('shell.theme')} title={t('shell.theme')} {...opens('theme')}>
        <SunMoon {...icon} />
      </IconButton>
      <AvatarMenu />
      {overlay && <Overlays name={overlay} onClose={() => setOverlay(null)} />}
    </Bar>
  );
};
