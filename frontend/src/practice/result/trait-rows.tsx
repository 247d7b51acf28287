import { bandOfPoints } from '@pte/exam/score-bands';
import type { Analysis, ScorePart } from '@pte/exam/scoring-result';
import { traitName } from '@pte/exam/traits';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { inLocale } from '../../lib/i18n/two-languages.js';
import { Ruler } from '../../ui/ruler.js';
import { useTraitEvidence } from './trait-evidence.js';

const List = styled.ul`
  display: grid;
  gap: 16px;

  li {
    display: grid;
    grid-template-columns: 1fr auto auto;
    gap: 0 12px;
    align-items: baseline;
  }

  b {
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }

  p {
    grid-column: 1 / -1;
    color: var(--text-2);
  }

  p[data-band-text] {
    color: var(--text);
  }

  li > span:nth-of-type(2) {
    grid-column: 1 / -1;
  }
`;

const BandWord = styled.em<{ $step: number }>`
  color: var(--band-${({ $step }) => $step});
  font-style: normal;
  font-weight: 600;
`;

export const TraitRows = ({ parts, analysis }: { parts: readonly ScorePart[]; analysis: Analysis }) => {
  const { t } = useTranslation('result');
  const evidenceOf = useTraitEvidence(analysis);
  return (
    <List>
      {parts.map(({ i, s, f }) => {
        const label = inLocale(traitName(i));
        const band = bandOfPoints(s, f);
        const evidence = analysis.zero ? null : evidenceOf(i, s === f);
        return (
          <li key={i ?? label}>
            <span>{label}</span>
            <b>
              {s}/{f}
            </b>
            <BandWord $step={band.step}>{inLocale(band)}</BandWord>
            <span>
              <Ruler
                label={`${label} ${s}/${f} ${inLocale(band)}`}
                from={0}
                to={f}
                value={s}
                ticks={f + 1}
                color={`var(--band-${band.step})`}
              />
            </span>
            {evidence?.band && <p data-band-text>{evidence.band}</p>}
            {evidence?.reasons.map((reason) => (
              <p key={reason}>{reason}</p>
            ))}
            {evidence?.tip && (
              <p>
                <strong>{t('trait.tip')}</strong> {evidence.tip}
              </p>
            )}
          </li>
        );
      })}
    </List>
  );
};
