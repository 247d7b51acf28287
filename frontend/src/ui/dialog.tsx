import { X } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { IconButton } from './icon-button.js';
import { enterTopLayer } from './top-layer.js';

const widths = { small: 400, medium: 640, large: 1040 } as const;

const Box = styled.dialog<{ $width: number }>`
  width: min(${({ $width }) => $width}px, calc(100vw - 32px));
  max-height: min(80dvh, 720px);
  padding: 0;
  border: 1px solid var(--line);
  border-radius: var(--radius-dialog);
  background: var(--surface);
  box-shadow: var(--shadow-dialog);

  &[open] {
    display: flex;
    flex-direction: column;
  }

  &::backdrop {
    background: var(--scrim);
  }

  @media (max-width: 767px) {
    width: 100vw;
    max-width: 100vw;
    margin-bottom: 0;
    border-radius: var(--radius-dialog) var(--radius-dialog) 0 0;
    padding-bottom: env(safe-area-inset-bottom);
  }
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  padding: 16px 16px 8px 24px;
`;

const Body = styled.div`
  min-height: 0;
  padding: 8px 24px 24px;
  overflow: auto;
`;

export interface DialogProps {
  title: string;
  onClose: () => void;
  width?: keyof typeof widths;
  children: ReactNode;
}

/** A native modal: focus begins in its first field, Esc closes it and gives the focus back to its opener. It holds native controls only. Mounted means open. */
export const Dialog = ({ title, onClose, width = 'small', children }: DialogProps) => {
  const { t } = useTranslation('common');
  const dialog = useRef<HTMLDialogElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const titleId = useId();

  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const opener = document.activeElement;
    element.showModal();
    const inside = body.current;
    (inside?.querySelector<HTMLElement>('input:checked') ?? inside?.querySelector<HTMLElement>('input'))?.focus();
    const leave = enterTopLayer(element);
    return () => {
      leave();
      element.close();
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, []);

  return (
    <Box
      ref={dialog}
      $width={widths[width]}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <Head>
        <h2 id={titleId}>{title}</h2>
        <IconButton aria-label={t('action.close')} title={t('action.close')} onClick={onClose}>
          <X size={20} strokeWidth={1.75} />
        </IconButton>
      </Head>
      <Body ref={body}>{children}</Body>
    </Box>
  );
};
