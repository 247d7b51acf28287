import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Passage } from '../../passage/passage.js';
import type { AudioUrl } from '../../player/audio-address.js';
import { AudioPlayer } from '../../player/audio-player.js';
import { AudioSources } from '../../player/audio-sources.js';
import { Recorder } from '../../recorder/recorder.js';
import { defineForm } from '../answer-form.js';
import { ModelAnswer } from '../reference/model-answer.js';
import { saysHow } from '../reference/read-key.js';

interface RecordContent {
  material?: string;
  audioUrl?: AudioUrl;
}

const Model = styled.div`
  display: grid;
  gap: 16px;
`;

/** Types that are answered by speaking. The value is the recording itself until it is sent. */
export const form = defineForm<RecordContent, Blob>({
  Form: ({ value, onChange, disabled, timing }) => {
    const { t } = useTranslation('practice');
    if (disabled) return value instanceof Blob ? <AudioPlayer label={t('recorder.mine')} source={value} /> : null;
    return (
      <Recorder
        recording={value}
        onRecorded={onChange}
        limitSeconds={timing.recordSeconds}
        prepareSeconds={timing.prepareSeconds}
      />
    );
  },
  Reference: ({ content, answerKey, analysis }) => {
    const { t } = useTranslation('practice');
    return (
      <Model>
        {content.audioUrl && <AudioSources label={t('prompt.audio')} audio={content.audioUrl} />}
        {saysHow(answerKey) ? (
          <ModelAnswer answerKey={answerKey} analysis={analysis} />
        ) : (
          content.material && <Passage text={content.material} />
        )}
      </Model>
    );
  },
  missing: (value) => (value ? null : { what: 'recording' }),
});
