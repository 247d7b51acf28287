import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Passage } from '../../passage/passage.js';
import { pointsIn, saysHow, textIn, textsIn } from './read-key.js';

const Box = styled.div`
  display: grid;
  gap: 16px;
`;

const Points = styled.ul`
  display: grid;
  gap: 4px;
`;

/** A good answer, or the accepted ones, and the points that it should make. */
export const ModelAnswer = ({ answerKey }: { answerKey: unknown }) => {
  const { t } = useTranslation('practice');
  const text = textIn(answerKey, 'sample') ?? textIn(answerKey, 'text');
  const accepted = textsIn(answerKey, 'accept');
  const points = pointsIn(answerKey);
  if (!saysHow(answerKey)) return <p>{t('answer.none')}</p>;
  return (
    <Box>
      {text && <Passage text={text} />}
      {accepted.length > 0 && (
        <p>
          {t('answer.accepted')} <strong lang="en">{accepted.join(' / ')}</strong>
        </p>
      )}
      {points.length > 0 && (
        <section>
          <h3>{t('answer.points')}</h3>
          <Points>
            {points.map(({ id, text: point, who }) => (
              <li key={id}>
                <span aria-hidden>· </span>
                <span lang="en">{who ? `${who}: ${point}` : point}</span>
              </li>
            ))}
          </Points>
        </section>
      )}
    </Box>
  );
};
