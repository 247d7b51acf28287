import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RecorderTools } from '../../../practice/recorder/use-recorder.js';
import { type ItemHandles, RecordingBox } from './recording-box.js';
import { StepPage } from './step-page.js';

const prepareSeconds = 3;
const limitSeconds = 40;

/** Recorded to get used to it, as in the real exam; nobody scores it, so nobody keeps it. */
export const SelfIntroduction = ({ stopper, tools }: { stopper: ItemHandles['stop']; tools?: RecorderTools }) => {
  const { t } = useTranslation('mock');
  const [done, setDone] = useState(false);
  return (
    <StepPage title={t('introduction.title')} text={t('introduction.text')} lang="en">
      <p>{t('introduction.note')}</p>
      <RecordingBox
        ready
        prepareSeconds={prepareSeconds}
        limitSeconds={limitSeconds}
        done={done}
        frozen={false}
        onRecorded={() => setDone(true)}
        stopper={stopper}
        tools={tools}
      />
    </StepPage>
  );
};
