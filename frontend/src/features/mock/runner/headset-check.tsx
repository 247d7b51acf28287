import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AudioPlayer } from '../../../practice/player/audio-player.js';
import { Button } from '../../../ui/button.js';
import { StepPage } from './step-page.js';
import { testSound } from './test-sound.js';

/** A sound to hear and a volume to set; whoever hears it goes on. */
export const HeadsetCheck = ({ onHeard }: { onHeard: () => void }) => {
  const { t } = useTranslation('mock');
  const [sound] = useState(testSound);
  return (
    <StepPage title={t('headset.title')} text={t('headset.text')}>
      <AudioPlayer label={t('headset.sound')} source={sound} />
      <div>
        <Button kind="primary" onClick={onHeard}>
          {t('headset.heard')}
        </Button>
      </div>
    </StepPage>
  );
};
