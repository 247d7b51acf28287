import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Button } from '../../../ui/button.js';
import { EvidenceHeading } from '../evidence-heading.js';

const Box = styled.section`
  display: grid;
  gap: 12px;
  padding: 12px 16px;
  border: 1px solid var(--line);
  border-radius: var(--radius-small);

  blockquote {
    margin: 0;
    font-family: var(--font-exam);
    font-size: 17px;
    line-height: 28px;
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 12px;
`;

export interface CorrectedCopyProps {
  text: string;
  /** How many corrections are in it. */
  count: number;
  onUndo: () => void;
  /** Goes on practising with this text; absent where a past answer is only looked at. */
  onContinue: ((text: string) => void) | undefined;
}

/** The learner's text with the corrections that were accepted; the answer that was handed in does not change. */
export const CorrectedCopy = ({ text, count, onUndo, onContinue }: CorrectedCopyProps) => {
  const { t } = useTranslation('result');
  const [copied, setCopied] = useState<'copied' | 'refused' | null>(null);
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setCopied('copied'),
      () => setCopied('refused'),
    );
  return (
    <Box aria-label={t('copy.title')}>
      <EvidenceHeading>{t('copy.title')}</EvidenceHeading>
      <p>{t('copy.about', { count })}</p>
      <blockquote lang="en">{text}</blockquote>
      <Actions>
        {onContinue && <Button onClick={() => onContinue(text)}>{t('copy.continue')}</Button>}
        <Button onClick={() => void copy()}>{t('copy.copy')}</Button>
        <Button kind="quiet" onClick={onUndo}>
          {t('copy.undo')}
        </Button>
        <span role="status">{copied && t(`copy.${copied}`)}</span>
      </Actions>
    </Box>
  );
};
