import { useTranslation } from 'react-i18next';
import { Passage } from '../../passage/passage.js';
import { AudioPlayer } from '../../player/audio-player.js';
import { Recorder } from '../../recorder/recorder.js';
import { defineForm } from '../answer-form.js';
import { ModelAnswer } from '../reference/model-answer.js';
import { saysHow } from '../reference/read-key.js';

interface RecordContent {
  material?: string;
}

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
  Reference: ({ content, answerKey }) =>
    !saysHow(answerKey) && content.material ? (
      <Passage text={content.material} />
    ) : (
      <ModelAnswer answerKey={answerKey} />
    ),
  missing: (value) => (value ? null : { what: 'recording' }),
});
