import type { AccuracyBenchmark, AccuracyFigure } from '@pte/exam/accuracy-report';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { currentLocale } from '../../lib/i18n/locale.js';
import { inLocale } from '../../lib/i18n/two-languages.js';
import { FigureRuler } from './figure-ruler.js';

const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;

  small {
    color: var(--text-2);
    font-size: 12px;
    overflow-wrap: anywhere;
  }
`;

const Figures = styled.ol`
  display: grid;
  gap: 16px;

  li {
    display: grid;
    gap: 0 12px;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: baseline;
    padding-bottom: 12px;
    border-bottom: 1px solid var(--line);
  }

  strong {
    font-size: 18px;
    font-variant-numeric: tabular-nums;
  }

  li > span,
  li > small {
    grid-column: 1 / -1;
  }
`;

const Limits = styled.ul`
  display: grid;
  gap: 4px;
  padding-left: 20px;
  list-style: disc;
`;

const short = (value: number): string =>
  new Intl.NumberFormat(currentLocale(), { maximumFractionDigits: 3 }).format(value);

const span = ({ low, high }: { low: number; high: number }): string =>
  low === high ? short(low) : `${short(low)}–${short(high)}`;

/** One comparison of scores with people or with known truth. */
export const BenchmarkSection = ({ benchmark }: { benchmark: AccuracyBenchmark }) => {
  const { t } = useTranslation('accuracy');
  const id = useId();
  const { title, data, method, figures, limits, date, engine } = benchmark;
  const about = ({ measure, interval, goal, human, n, cases }: AccuracyFigure): string =>
    [
      t(`measure.${measure}`),
      interval && t('figure.interval', { span: span(interval) }),
      goal !== undefined && t('figure.goal', { goal: short(goal) }),
      human && t('figure.human', { span: span(human) }),
      t('figure.cases', { count: n, cases: inLocale(cases) }),
    ]
      .filter((part) => typeof part === 'string')
      .join(' · ');
  return (
    <Section aria-labelledby={id}>
      <h2 id={id}>{inLocale(title)}</h2>
      <p>{inLocale(data.people)}</p>
      <p>{inLocale(method)}</p>
      <Figures>
        {figures.map((figure) => (
          <li key={figure.id}>
            <b>{inLocale(figure.name)}</b>
            <strong>{short(figure.value)}</strong>
            <FigureRuler figure={figure} label={`${inLocale(figure.name)} ${short(figure.value)} · ${about(figure)}`} />
            <small aria-hidden>{about(figure)}</small>
          </li>
        ))}
      </Figures>
      {limits.length > 0 && (
        <>
          <h3>{t('limits')}</h3>
          <Limits>
            {limits.map((limit) => (
              <li key={limit.en}>{inLocale(limit)}</li>
            ))}
          </Limits>
        </>
      )}
      <small>
        {t('source.run', { date })} <span lang="en">{engine}</span> · {t('source.data')}{' '}
        <a href={data.address} lang="en">
          {data.name}
        </a>{' '}
        (<span lang="en">{data.licence}</span>)
      </small>
    </Section>
  );
};
