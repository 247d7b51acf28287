import type { Analysis } from '@pte/exam/scoring-result';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Segmented } from '../../ui/segmented.js';
import type { AudioUrl } from '../player/audio-address.js';
import type { Track } from '../player/track.js';
import { type JudgedWord, spanOfWord, wordsToPractise } from './judged-words.js';
import { Legend } from './legend.js';
import { MarkedPassage } from './marked-passage.js';
import { useModelVoice } from './model/use-model-voice.js';
import { PractiseWords } from './practise-words.js';
import { ProblemTable } from './problem-table.js';
import { WeakSounds } from './sounds/weak-sounds.js';
import { WordDetail } from './word-detail.js';
import { type Span, wordMarks } from './word-marks.js';

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
`;

const Advice = styled.p`
  color: var(--text-2);
  font-size: 12px;
`;

type View = 'text' | 'problems';

export interface ReadingEvidenceProps {
  /** What was to be said. */
  text: string;
  analysis: Analysis;
  track: Track | null;
  /** Plays a part of the recording. */
  onPlay: (span: Span) => void;
  /** A recording of the text by a model voice. */
  modelAudio: AudioUrl | undefined;
}

/** Each word of a known text with what was heard of it, the weakest sounds, and the words to say again. */
export const ReadingEvidence = ({ text, analysis, track, onPlay, modelAudio }: ReadingEvidenceProps) => {
  const { t } = useTranslation(['result', 'practice']);
  const [view, setView] = useState<View>('text');
  const [coloured, setColoured] = useState(false);
  const [picked, setPicked] = useState<JudgedWord | null>(null);
  const model = useModelVoice(text, modelAudio);
  const marks = wordMarks(text, analysis);
  const words = wordsToPractise(marks);
  const sounds = analysis.sounds ?? [];
  const pick = (word: JudgedWord) => {
    setPicked(word);
    if (word.span) onPlay(word.span);
    else if (word.index !== null) model?.playWord(word.index);
  };

  return (
    <>
      <Tools>
        <Segmented<View>
          label={t('practice:words.view')}
          choices={[
            { value: 'text', name: t('practice:words.inText') },
            { value: 'problems', name: t('practice:words.problemsOnly') },
          ]}
          value={view}
          onChange={setView}
        />
        {view === 'text' && (
          <label>
            <input type="checkbox" checked={coloured} onChange={(event) => setColoured(event.target.checked)} />{' '}
            {t('practice:words.colourAll')}
          </label>
        )}
      </Tools>
      {view === 'text' ? (
        <>
          <MarkedPassage marks={marks} track={track} coloured={coloured} onPick={pick} modelled={model !== null} />
          {picked ? (
            <WordDetail word={picked} onPlay={onPlay} model={model} />
          ) : (
            <Advice>{t(model ? 'result:word.howWithModel' : 'result:word.how')}</Advice>
          )}
          {picked && model && <Advice>{t('result:word.modelIsNear')}</Advice>}
          <Legend />
        </>
      ) : (
        <ProblemTable marks={marks} onPlay={onPlay} />
      )}
      {words.length > 0 && <PractiseWords words={words} onPlay={onPlay} model={model} />}
      {sounds.length > 0 && <WeakSounds sounds={sounds} onPlay={onPlay} spanOf={(index) => spanOfWord(marks, index)} />}
    </>
  );
};
