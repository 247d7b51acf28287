import { readAnswer } from '@pte/exam/answer';
import type { JudgingTask } from '@pte/exam/judging';
import type { Analysis } from '@pte/exam/scoring-result';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { Submission } from '../../lib/api/shapes.js';
import { useAppSelector } from '../../lib/store.js';
import { Passage } from '../passage/passage.js';
import { type AudioUrl, recordingAddress } from '../player/audio-address.js';
import { AudioWait } from '../player/audio-player.js';
import { Player } from '../player/player.js';
import { useVoice } from '../player/use-voice.js';
import { EvidenceHeading } from './evidence-heading.js';
import { ReadingEvidence } from './reading-evidence.js';
import { RetellingEvidence } from './retelling-evidence.js';
import { ShortAnswerEvidence } from './short-answer-evidence.js';
import type { Span } from './word-marks.js';

const Box = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
`;

export interface RecordingResultProps {
  submission: Submission;
  analysis: Analysis;
  /** What the answer is held against; null while the key is withheld. */
  task: JudgingTask | null;
  /** The question's own recording. */
  audio: AudioUrl | undefined;
}

/** The learner's own recording, and once scored what was heard in it. */
export const RecordingResult = ({ submission, analysis, task, audio }: RecordingResultProps) => {
  const { t } = useTranslation(['result', 'practice']);
  const preload = useAppSelector(({ preferences }) => preferences.preloadMedia);
  const { state, load, track, play } = useVoice(recordingAddress(String(readAnswer(submission.answer))), preload);
  const onPlay = (span: Span) => play(() => span);
  const label = t('practice:recorder.mine');
  const { words, transcript } = analysis;

  return (
    <Box>
      {state.status === 'ready' && track ? (
        <Player label={label} audio={state.audio} track={track} />
      ) : (
        <AudioWait label={label} state={state} onLoad={load} />
      )}
      {task?.kind === 'reading' && words && (
        <ReadingEvidence text={task.text} analysis={analysis} track={track} onPlay={onPlay} modelAudio={audio} />
      )}
      {task?.kind === 'retelling' && <RetellingEvidence task={task} analysis={analysis} onPlay={onPlay} />}
      {task?.kind === 'short-answer' && submission.scoringStatus === 'scored' && <ShortAnswerEvidence task={task} />}
      {transcript && (
        <section>
          <EvidenceHeading>{t('result:transcript')}</EvidenceHeading>
          <Passage text={transcript} />
        </section>
      )}
    </Box>
  );
};
