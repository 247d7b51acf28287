import { Volume2 } from 'lucide-react';
import type { RefObject } from 'react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { readPlayerSettings, storePlayerSettings } from '../../../practice/player/player-settings.js';
import { Button } from '../../../ui/button.js';
import { StatusBox, type StatusState } from './status-box.js';
import { type OnceAudio, type OncePhase, useOnceAudio } from './use-once-audio.js';

const Volume = styled.label`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  color: var(--text-2);
  font-size: 14px;
`;

const states: Record<OncePhase['name'], StatusState> = {
  loading: 'waiting',
  counting: 'counting',
  playing: 'playing',
  blocked: 'waiting',
  failed: 'failed',
  completed: 'completed',
};

const VolumeSlider = ({ onVolume }: { onVolume: (volume: number) => void }) => {
  const { t } = useTranslation('practice');
  const [volume, setVolume] = useState(() => readPlayerSettings().volume);
  const change = (next: number) => {
    setVolume(next);
    storePlayerSettings({ ...readPlayerSettings(), volume: next });
    onVolume(next);
  };
  return (
    <Volume>
      <Volume2 size={16} strokeWidth={1.75} aria-hidden />
      <input
        type="range"
        min={0}
        max={1}
        step={0.05}
        value={volume}
        aria-label={t('player.volume')}
        onChange={(event) => change(Number(event.target.value))}
      />
    </Volume>
  );
};

/** The prompt's sound in the exam's status box. `player` is what Alt P does. */
export const AudioBox = ({ player, ...once }: OnceAudio & { player: RefObject<(() => void) | null> }) => {
  const { t } = useTranslation(['mock', 'practice', 'common']);
  const { phase, play, reload, setVolume } = useOnceAudio(once);
  useEffect(() => {
    player.current = play;
    return () => {
      player.current = null;
    };
  }, [player, play]);
  return (
    <StatusBox state={states[phase.name]} {...(phase.name === 'playing' ? { share: phase.share } : {})}>
      {phase.name === 'loading' && t('mock:status.loading')}
      {phase.name === 'counting' && t('mock:status.beginningIn', { count: phase.left })}
      {phase.name === 'playing' && t('mock:status.playing')}
      {phase.name === 'completed' && t('mock:status.completed')}
      {phase.name === 'blocked' && <Button onClick={play}>{t('mock:status.play')}</Button>}
      {phase.name === 'failed' && (
        <>
          <span role="alert">{[t('practice:player.failed'), phase.detail].filter(Boolean).join(' · ')}</span>
          <Button onClick={reload}>{t('common:action.retry')}</Button>
        </>
      )}
      <VolumeSlider onVolume={setVolume} />
    </StatusBox>
  );
};
