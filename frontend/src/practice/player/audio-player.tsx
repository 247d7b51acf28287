import { LoaderCircle, Play, TriangleAlert } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useAppSelector } from '../../lib/store.js';
import { Button } from '../../ui/button.js';
import { DelayedStart } from './delayed-start.js';
import { Player } from './player.js';
import { type AudioState, useAudio } from './use-audio.js';
import { useDelayedStart } from './use-delayed-start.js';
import { useTrack } from './use-track.js';

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 12px;
  min-height: 44px;
  color: var(--text-2);
`;

const icon = { size: 20, strokeWidth: 1.75, 'aria-hidden': true } as const;

export interface AudioPlayerProps {
  label: string;
  source: string | Blob;
  /** Sounds after a countdown of three seconds, where the browser lets it. */
  startsItself?: boolean;
}

/** A player of its own sound. Fetched with the page only where the learner wants media preloaded. */
export const AudioPlayer = ({ label, source, startsItself = false }: AudioPlayerProps) => {
  const preload = useAppSelector(({ preferences }) => preferences.preloadMedia);
  const { state, load } = useAudio(source, preload || startsItself || typeof source !== 'string');
  const track = useTrack(state.status === 'ready' ? state.audio : null);
  const [due, setDue] = useState(false);
  const { left, begin, cancel } = useDelayedStart(startsItself, () => setDue(true));
  useEffect(() => {
    if (!due || !track) return;
    setDue(false);
    track.play();
  }, [due, track]);
  return (
    <div>
      {left !== null && <DelayedStart left={left} onBegin={begin} onCancel={cancel} />}
      {state.status === 'ready' && track ? (
        <Player label={label} audio={state.audio} track={track} />
      ) : (
        <AudioWait label={label} state={state} onLoad={load} />
      )}
    </div>
  );
};

/** What stands in a player's place until there is something to play. */
export const AudioWait = ({ label, state, onLoad }: { label: string; state: AudioState; onLoad: () => void }) => {
  const { t } = useTranslation(['practice', 'common']);
  if (state.status === 'idle') {
    return (
      <Line>
        <Button onClick={onLoad}>
          <Play {...icon} />
          {t('practice:player.play', { name: label })}
        </Button>
      </Line>
    );
  }
  if (state.status === 'failed') {
    return (
      <Line role="alert">
        <TriangleAlert {...icon} />
        {[t('practice:player.failed'), state.detail].filter(Boolean).join(' · ')}
        <Button onClick={onLoad}>{t('common:action.retry')}</Button>
      </Line>
    );
  }
  return (
    <Line role="status">
      <LoaderCircle {...icon} />
      {t('practice:player.loading', { name: label })}
    </Line>
  );
};
