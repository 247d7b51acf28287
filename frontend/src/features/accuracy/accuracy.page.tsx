import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { PageHeading } from '../../ui/page-heading.js';
import { Sheet } from '../../ui/sheet.js';
import { accuracyFigures } from './accuracy-figures.js';
import { BenchmarkSection } from './benchmark-section.js';
import { RulerLegend } from './ruler-legend.js';

const Paper = styled(Sheet).attrs({ as: 'article' })`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 32px;
  width: min(760px, 100%);
  margin: 0 auto;
  font-size: 16px;
  line-height: 28px;
`;

const Head = styled.header`
  display: grid;
  gap: 12px;
`;

/** How well the scores agree with people, measured with the engine that learners meet. */
export const AccuracyPage = () => {
  const { t } = useTranslation('accuracy');
  return (
    <Paper>
      <Head>
        <PageHeading title={t('title')}>{t('title')}</PageHeading>
        <p>{t('intro')}</p>
        <p>{t('reading')}</p>
        <RulerLegend />
      </Head>
      {accuracyFigures.benchmarks.map((benchmark) => (
        <BenchmarkSection key={benchmark.id} benchmark={benchmark} />
      ))}
      <section>
        <h2>{t('unmeasured.title')}</h2>
        <p>{t('unmeasured.text')}</p>
      </section>
    </Paper>
  );
};
