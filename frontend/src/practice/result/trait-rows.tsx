import { bandOfPoints } from '@pte/exam/score-bands';
import type { Analysis, ScorePart } from '@pte/exam/scoring-result';
import { traitName, traits } from '@pte/exam/traits';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { inLocale } from '../../lib/i18n/two-languages.js';
import { Ruler } from '../../ui/ruler.js';
import { countMarks } from './word-marks.js';

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

  li > span:nth-of-type(2) {
    grid-column: 1 / -1;
  }
`;

const BandWord = styled.em<{ $step: number }>`
  color: var(--band-${({ $step }) => $step});
  font-style: normal;
  font-weight: 600;
`;

type Reasoned = 'content' | 'oralFluency' | 'pronunciation';

const reasoned: Reasoned[] = ['content', 'oralFluency', 'pronunciation'];

const nameOf = (code: number | undefined): Reasoned | null => reasoned.find((name) => traits[name].i === code) ?? null;

/** One sentence from the evidence and, where points are missing, one on what to do. */
const useReason = (analysis: Analysis) => {
  const { t } = useTranslation('practice');
  const { missed, misread, inserted, pauses } = countMarks(analysis);
  const evidence: Record<Reasoned, string | null> = {
    content: analysis.words ? t('trait.content.why', { missed, misread, inserted }) : null,
    oralFluency: analysis.fluency
      ? t('trait.oralFluency.why', {
          pauses: Math.max(pauses, analysis.fluency.pauses),
          rate: Math.round(analysis.fluency.wpm),
        })
      : null,
    pronunciation: analysis.words ? t('trait.pronunciation.why', { count: misread }) : null,
  };
  return (name: Reasoned, full: boolean): string[] =>
    [evidence[name], full ? null : t(`trait.${name}.tip`)].filter((sentence) => sentence !== null);
};

export const TraitRows = ({ parts, analysis }: { parts: readonly ScorePart[]; analysis: Analysis }) => {
  const reason = useReason(analysis);
  return (
    <List>
      {parts.map(({ i, s, f }) => {
        const label = inLocale(traitName(i));
        const band = bandOfPoints(s, f);
        const name = analysis.zero ? null : nameOf(i);
        const sentences = name ? reason(name, s === f) : [];
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
            {sentences.map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
          </li>
        );
      })}
    </List>
  );
};
