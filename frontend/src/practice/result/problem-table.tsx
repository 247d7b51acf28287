import { Play } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { formatClock } from '../../lib/time/clock.js';
import { IconButton } from '../../ui/icon-button.js';
import { TableSheet } from '../../ui/table-sheet.js';
import { isProblem, judgedWords } from './judged-words.js';
import { ipaOf } from './sounds/ipa.js';
import type { Mark, Span } from './word-marks.js';

const Scroll = styled(TableSheet)`
  th,
  td {
    padding: 4px 12px 4px 0;
    font-variant-numeric: tabular-nums;
  }
`;

export interface ProblemTableProps {
  marks: readonly (readonly Mark[])[];
  onPlay: (span: Span) => void;
}

/** The same findings as in the text, as a table: word, problem, time. */
export const ProblemTable = ({ marks, onPlay }: ProblemTableProps) => {
  const { t } = useTranslation('practice');
  const problems = judgedWords(marks).filter(isProblem);
  if (problems.length === 0) return <p>{t('words.noProblems')}</p>;
  return (
    <Scroll>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('words.column.word')}</th>
            <th scope="col">{t('words.column.problem')}</th>
            <th scope="col">{t('words.column.sounds')}</th>
            <th scope="col">{t('words.column.time')}</th>
            <th scope="col">{t('words.column.listen')}</th>
          </tr>
        </thead>
        <tbody>
          {problems.map(({ key, text, state, span, weakSounds }) => (
            <tr key={key}>
              <td lang="en">{text}</td>
              <td>{t(`words.state.${state}`)}</td>
              <td lang="en">{weakSounds.map(ipaOf).join(' ') || '–'}</td>
              <td>{span ? formatClock(span[0]) : '–'}</td>
              <td>
                {span ? (
                  <IconButton aria-label={t('words.play', { word: text })} onClick={() => onPlay(span)}>
                    <Play size={16} strokeWidth={1.75} aria-hidden />
                  </IconButton>
                ) : (
                  '–'
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Scroll>
  );
};
