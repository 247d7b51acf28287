import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Passage } from '../passage/passage.js';
import { type AudioUrl, objectAddress } from '../player/audio-address.js';
import { AudioSources } from '../player/audio-sources.js';
import { Picture } from './picture.js';

/** The keys that the content of any type may carry. */
export interface PromptContent {
  title?: string;
  directions?: string;
  material?: string;
  imageUrl?: string;
  imageAlt?: string;
  audioUrl?: AudioUrl;
}

const Box = styled.div`
  display: grid;
  gap: 16px;

  h2[lang] {
    font-family: var(--font-exam);
  }

  details summary {
    color: var(--text-2);
    cursor: pointer;
  }
`;

export interface PromptProps {
  content: PromptContent;
  /** The question's, which the page's heading shows already. */
  name: string;
  directions: string;
  asksInTitle: boolean;
  /** Whether the audio is part of what is asked, and no model. */
  asksByAudio: boolean;
  /** Audio that is asked sounds by itself after a moment. */
  startsItself?: boolean;
  /** The passage is drawn elsewhere. */
  withoutPassage?: boolean;
}

/** What the learner is asked: directions, heading, sound, picture, text. */
export const Prompt = (props: PromptProps) => {
  const { content, name, directions, asksInTitle, asksByAudio, startsItself = false, withoutPassage } = props;
  const { t } = useTranslation('practice');
  const { title, material, imageUrl, imageAlt, audioUrl } = content;
  const heading = title && title !== name && <h2 lang="en">{title}</h2>;
  const asked = content.directions ?? directions;
  return (
    <Box>
      {asked && (
        <details>
          <summary>{t('prompt.directions')}</summary>
          <p lang="en">{asked}</p>
        </details>
      )}
      {!asksInTitle && heading}
      {audioUrl && (
        <AudioSources
          label={t(asksByAudio ? 'prompt.audio' : 'prompt.modelAudio')}
          audio={audioUrl}
          startsItself={asksByAudio && startsItself}
        />
      )}
      {imageUrl && <Picture address={objectAddress(imageUrl)} alt={imageAlt || t('prompt.image')} />}
      {material && !withoutPassage && <Passage text={material} />}
      {asksInTitle && heading}
    </Box>
  );
};
