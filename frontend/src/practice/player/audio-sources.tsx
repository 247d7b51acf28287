import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { type AudioUrl, pickVoice, voicesOf } from './audio-address.js';
import { AudioPlayer } from './audio-player.js';
import { PlainSelect } from './plain-select.js';
import { chooseVoice, chosenVoice } from './voice-choice.js';

const names = ['default', 'usWoman', 'usMan', 'ukWoman', 'ukMan'] as const;

const Box = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 16px;

  > :first-child {
    flex: 1;
    min-width: 240px;
  }
`;

export interface AudioSourcesProps {
  label: string;
  audio: AudioUrl;
  startsItself?: boolean;
}

/** A player with a menu of voices where there is more than one. */
export const AudioSources = ({ label, audio, startsItself = false }: AudioSourcesProps) => {
  const { t } = useTranslation('practice');
  const [wanted, setWanted] = useState(chosenVoice);
  const [first] = useState(wanted);
  const voices = voicesOf(audio);
  const voice = pickVoice(voices, wanted);
  if (!voice) return null;
  return (
    <Box>
      <AudioPlayer
        key={voice.address}
        label={label}
        source={voice.address}
        startsItself={startsItself && wanted === first}
      />
      {voices.length > 1 && (
        <PlainSelect
          label={t('player.voice')}
          choices={voices.map(({ type }) => ({
            id: String(type),
            name: t(`player.voices.${names[type] ?? 'default'}`),
          }))}
          value={String(voice.type)}
          onChange={(type) => {
            chooseVoice(type);
            setWanted(Number(type));
          }}
        />
      )}
    </Box>
  );
};
