import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from './button.js';

const waitSeconds = 60;

export interface ResendButtonProps {
  label: string;
  /** Resolves to false when nothing was sent; the button can then be pressed again at once. */
  onSend: () => Promise<boolean>;
  /** A code has just been sent. */
  startsWaiting?: boolean;
}

/** Sends a code, and again after a minute: the server sends no more often. */
export const ResendButton = ({ label, onSend, startsWaiting = false }: ResendButtonProps) => {
  const { t } = useTranslation('common');
  const [left, setLeft] = useState(startsWaiting ? waitSeconds : 0);
  const [isSending, setSending] = useState(false);
  const isWaiting = left > 0;

  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(() => setLeft((seconds) => seconds - 1), 1_000);
    return () => clearInterval(timer);
  }, [isWaiting]);

  const send = async () => {
    setSending(true);
    const isSent = await onSend();
    setSending(false);
    if (isSent) setLeft(waitSeconds);
  };

  return (
    <Button busy={isSending && t('code.sending')} aria-disabled={isWaiting} onClick={() => void send()}>
      {isWaiting ? t('code.again', { count: left }) : label}
    </Button>
  );
};
