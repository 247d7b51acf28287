import type { ShortAnswerTask } from '@pte/exam/judging';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';

const Figures = styled.dl`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 4px 12px;

  dt {
    color: var(--text-2);
  }
`;

/** The question that was asked and every answer that counts as right. */
export const ShortAnswerEvidence = ({ task: { question, accept } }: { task: ShortAnswerTask }) => {
  const { t } = useTranslation('result');
  return (
    <Figures>
      {question && (
        <>
          <dt>{t('shortAnswer.asked')}</dt>
          <dd lang="en">{question}</dd>
        </>
      )}
      <dt>{t('shortAnswer.accepted')}</dt>
      <dd>
        <strong lang="en">{accept.join(' / ')}</strong>
      </dd>
    </Figures>
  );
};
