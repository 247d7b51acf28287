import { readAnswer } from '@pte/exam/answer';
import type { Analysis } from '@pte/exam/scoring-result';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { Submission } from '../../lib/api/shapes.js';
import { useAppSelector } from '../../lib/store.js';
import { Segmented } from '../../ui/segmented.js';
import { recordingAddress } from '../player/audio-address.js';
import { AudioWait } from '../player/audio-player.js';
import { Player } from '../player/player.js';
import { useAudio } from '../player/use-audio.js';
import { useTrack } from '../player/use-track.js';
import { Legend } from './legend.js';
import { MarkedPassage } from './marked-passage.js';
import { ProblemTable } from './problem-table.js';
import { wordMarks } from './word-marks.js';

const Box = styled.div`
  display: grid;
  gap: 16px;
`;

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
`;

type View = 'text' | 'problems';

export interface RecordingResultProps {
  submission: Submission;
  analysis: Analysis;
  material: string;
}

/** The learner's own recording, and once scored each word of the passage with what was heard of it. */
export const RecordingResult = ({ submission, analysis, material }: RecordingResultProps) => {
  const { t } = useTranslation('practice');
  const preload = useAppSelector(({ preferences }) => preferences.preloadMedia);
  const [view, setView] = useState<View>('text');
  const [coloured, setColoured] = useState(false);
  const { state, load } = useAudio(recordingAddress(String(readAnswer(submission.answer))), preload);
  const track = useTrack(state.status === 'ready' ? state.audio : null);
  const label = t('recorder.mine');
  const marks = analysis.words ? wordMarks(material, analysis) : null;

  return (
    <Box>
      {state.status === 'ready' && track ? (
        <Player label={label} audio={state.audio} track={track} />
      ) : (
        <AudioWait label={label} state={state} onLoad={load} />
      )}
      {marks && (
        <>
          <Tools>
            <Segmented<View>
              label={t('words.view')}
              choices={[
                { value: 'text', name: t('words.inText') },
                { value: 'problems', name: t('words.problemsOnly') },
              ]}
              value={view}
              onChange={setView}
            />
            {view === 'text' && (
              <label>
                <input type="checkbox" checked={coloured} onChange={(event) => setColoured(event.target.checked)} />{' '}
                {t('words.colourAll')}
              </label>
            )}
          </Tools>
          {view === 'text' ? (
            <>
              <MarkedPassage marks={marks} track={track} coloured={coloured} />
              <Legend />
            </>
          ) : (
            <ProblemTable marks={marks} track={track} />
          )}
        </>
      )}
    </Box>
  );
};
