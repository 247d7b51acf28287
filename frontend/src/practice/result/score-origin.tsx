import type { Analysis } from '@pte/exam/scoring-result';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

const Small = styled.p`
  color: var(--text-2);
  font-size: 12px;
  line-height: 20px;
  overflow-wrap: anywhere;
`;

/** Below this the score is said to be rough. Source: scoring-result.ts. */
const sureFrom = 0.5;

/** Whose score it is, how sure it is, and where its accuracy is published. */
export const ScoreOrigin = ({ analysis: { engine, confidence } }: { analysis: Analysis }) => {
  const { t } = useTranslation('result');
  const rough = confidence !== undefined && confidence < sureFrom;
  return (
    <>
      {rough && <p data-rough>{t('origin.rough')}</p>}
      {engine && (
        <Small>
          {t('origin.estimate')}{' '}
          {confidence !== undefined && t('origin.confidence', { percent: Math.round(confidence * 100) })}{' '}
          {t('origin.engine')} <span lang="en">{engine}</span>. <Link to="/?page=accuracy">{t('origin.accuracy')}</Link>
        </Small>
      )}
    </>
  );
};
