import type { AccuracyBenchmark, AccuracyFigure, AccuracyReport } from '@pte/exam/accuracy-report';

const measures: Readonly<Record<AccuracyFigure['measure'], string>> = {
  f1: 'F1',
  auc: 'AUC',
  correlation: 'Pearson',
  kappa: 'kappa, quadratic weights',
  share: 'share',
};

/** The report as a page of documentation. */
export const accuracyPage = ({ benchmarks }: AccuracyReport): string =>
  `${[
    '# How accurate the scores are',
    `Written by \`make accuracy\`, which scores rated material with the engine that learners meet and compares. The application shows
the same figures at \`/?page=accuracy\`. In brackets: where 95 % of the figures lie when speakers or essays are drawn again at random. F1 is the
harmonic mean of precision and recall; AUC is the chance that a right case scores above a wrong one (.5 is guessing); Pearson 1 is
full agreement of order and distance, 0 is none.`,
    ...benchmarks.map(section),
  ].join('\n\n')}\n`;

const section = ({ title, date, engine, data, method, figures, limits }: AccuracyBenchmark): string =>
  [
    `## ${title.en}`,
    `Measured on ${date} with \`${engine}\`. Data: [${data.name}](${data.address}) (${data.licence}): ${data.people.en}. ${method.en}`,
    [
      '| What | Measure | Figure | Goal | One human | On |',
      '| --- | --- | --- | --- | --- | --- |',
      ...figures.map(row),
    ].join('\n'),
    limits.map(({ en }) => `- ${en}`).join('\n'),
  ].join('\n\n');

function row({ name, measure, value, interval, goal, human, n, cases }: AccuracyFigure): string {
  const found = `**${short(value)}**${interval ? ` [${short(interval.low)}, ${short(interval.high)}]` : ''}`;
  const person = human ? [...new Set([human.low, human.high])].map(short).join('-') : '';
  const cells = [name.en, measures[measure], found, goal === undefined ? '' : short(goal), person, `${n} ${cases.en}`];
  return `| ${cells.join(' | ')} |`;
}

const short = (value: number): string => String(Number(value.toFixed(3)));
