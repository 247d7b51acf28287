import { Pause, Play, RotateCcw, Volume2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { formatClock } from '../../lib/time/clock.js';
import { IconButton } from '../../ui/icon-button.js';
import type { LoadedAudio } from './load-audio.js';
import { PlainSelect } from './plain-select.js';
import { readPlayerSettings, speeds, storePlayerSettings } from './player-settings.js';
import { RepeatButton } from './repeat-button.js';
import type { Track } from './track.js';
import { useTrackState } from './use-track.js';
import { Wave } from './wave.js';

const Bar = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 12px;

  > small {
    flex-basis: 100%;
    margin-bottom: -8px;
    color: var(--text-2);
    font-size: 12px;
  }

  > output {
    min-width: 96px;
    color: var(--text-2);
    font-variant-numeric: tabular-nums;
  }
`;

const Slider = styled.div`
  position: relative;
  flex: 1;
  min-width: 160px;

  input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 32px;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }

  &:has(:focus-visible) {
    outline: 2px solid var(--focus);
    outline-offset: 2px;
  }
`;

const Volume = styled.label`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  color: var(--text-2);

  input {
    width: 72px;
  }
`;

const icon = { size: 20, strokeWidth: 1.75, 'aria-hidden': true } as const;
const step = 2;
const back = 5;

export interface PlayerProps {
  label: string;
  audio: LoadedAudio;
  track: Track;
}

export const Player = ({ label, audio, track }: PlayerProps) => {
  const { t } = useTranslation('practice');
  const [settings, setSettings] = useState(readPlayerSettings);
  const playing = useTrackState(track, (state) => state.playing);
  const position = useTrackState(track, (state) => Math.round(state.position * 20) / 20);
  const total = audio.seconds;

  useEffect(() => {
    track.set({ speed: Number(settings.speed), volume: settings.volume });
  }, [track, settings]);

  const change = (next: Partial<typeof settings>) => {
    const changed = { ...settings, ...next };
    setSettings(changed);
    storePlayerSettings(changed);
  };
  return (
    <Bar aria-label={label}>
      <small aria-hidden>{label}</small>
      <IconButton
        aria-label={t(playing ? 'player.pause' : 'player.play', { name: label })}
        title={t(playing ? 'player.pause' : 'player.play', { name: label })}
        onClick={() => (playing ? track.pause() : track.play())}
      >
        {playing ? <Pause {...icon} /> : <Play {...icon} />}
      </IconButton>
      <Slider>
        <Wave peaks={audio.peaks} played={total > 0 ? position / total : 0} />
        <input
          type="range"
          min={0}
          max={total}
          step={step}
          value={position}
          aria-label={t('player.position', { name: label })}
          aria-valuetext={t('player.at', { at: Math.floor(position), total: Math.floor(total) })}
          onChange={(event) => track.seek(Number(event.target.value))}
        />
      </Slider>
      <output>
        {formatClock(position)} / {formatClock(total)}
      </output>
      <IconButton
        aria-label={t('player.back', { seconds: back })}
        title={t('player.back', { seconds: back })}
        onClick={() => track.seek(Math.max(0, position - back))}
      >
        <RotateCcw {...icon} />
      </IconButton>
      <RepeatButton track={track} position={position} />
      <PlainSelect
        label={t('player.speed')}
        hideLabel
        choices={speeds.map((id) => ({ id, name: `${id}×` }))}
        value={settings.speed}
        onChange={(speed) => change({ speed })}
      />
      <Volume>
        <Volume2 {...icon} />
        <input
          type="range"
          min={0}
          max={1}
          step={0.05}
          value={settings.volume}
          aria-label={t('player.volume')}
          onChange={(event) => change({ volume: Number(event.target.value) })}
        />
      </Volume>
    </Bar>
  );
};
