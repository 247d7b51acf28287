import { CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { Toast, ToastKind } from '../lib/toast/toast.slice.js';
import { IconButton } from './icon-button.js';
import { useTopLayer } from './top-layer.js';

const lifetimeMilliseconds = 6_000;
const icons = { info: Info, success: CircleCheck, error: TriangleAlert };
const colors: Record<ToastKind, string> = { info: 'var(--info)', success: 'var(--ok)', error: 'var(--bad)' };

const Host = styled.div`
  position: fixed;
  inset: 16px auto auto 50%;
  width: min(480px, calc(100vw - 32px));
  margin: 0;
  padding: 0;
  border: 0;
  background: none;
  color: var(--text);
  overflow: visible;
  transform: translateX(-50%);
`;

const Card = styled.div<{ $color: string }>`
  display: flex;
  align-items: center;
  gap: 12px;
  margin-bottom: 8px;
  padding: 4px 4px 4px 16px;
  border: 1px solid var(--line);
  border-left: 3px solid ${({ $color }) => $color};
  border-radius: var(--radius);
  background: var(--popover);
  box-shadow: var(--shadow-popover);

  > svg {
    flex: none;
    color: ${({ $color }) => $color};
  }

  > p {
    flex: 1;
  }
`;

const ToastCard = ({ toast, onClose }: { toast: Toast; onClose: (id: string) => void }) => {
  const { t } = useTranslation('common');
  const [held, setHeld] = useState(false);
  const Icon = icons[toast.kind];

  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => onClose(toast.id), lifetimeMilliseconds);
    return () => clearTimeout(timer);
  }, [held, toast.id, onClose]);

  const hold = { onPointerEnter: () => setHeld(true), onPointerLeave: () => setHeld(false) };
  return (
    <Card
      {...hold}
      $color={colors[toast.kind]}
      role={toast.kind === 'error' ? 'alert' : 'status'}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon size={20} strokeWidth={1.75} aria-label={t(`toast.${toast.kind}`)} />
      <p>
        {toast.message} {toast.link && <Link to={toast.link.to}>{toast.link.label}</Link>}
      </p>
      <IconButton aria-label={t('action.close')} title={t('action.close')} onClick={() => onClose(toast.id)}>
        <X size={16} strokeWidth={1.75} />
      </IconButton>
    </Card>
  );
};

/** A manual popover, shown anew with each toast so that it lies over what opened since; inside a modal while one stands. */
export const ToastHost = ({ toasts, onClose }: { toasts: Toast[]; onClose: (id: string) => void }) => {
  const host = useRef<HTMLDivElement>(null);
  const modal = useTopLayer();
  const newest = toasts.at(-1)?.id;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new toast or a new modal raises the host again
  useEffect(() => {
    const element = host.current;
    // A dialog that closes as the toast comes takes the host away with it; it is drawn anew, and raised, at once.
    if (!element?.showPopover || !element.isConnected) return;
    if (element.matches(':popover-open')) element.hidePopover();
    if (newest) element.showPopover();
  }, [newest, modal]);

  return createPortal(
    <Host ref={host} popover="manual">
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} onClose={onClose} />
      ))}
    </Host>,
    modal ?? document.body,
  );
};
