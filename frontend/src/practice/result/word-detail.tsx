import { Play } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Button } from '../../ui/button.js';
import type { JudgedWord } from './judged-words.js';
import type { ModelVoice } from './model/use-model-voice.js';
import { ipaOf } from './sounds/ipa.js';
import type { Span } from './word-marks.js';

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 12px;
  min-height: 44px;

  strong {
    font-family: var(--font-exam);
    font-size: 19px;
  }

  [data-sounds] {
    font-family: var(--font-ipa);
  }
`;

const Advice = styled.p`
  color: var(--text-2);
  font-size: 12px;
`;

const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

export interface WordDetailProps {
  word: JudgedWord;
  /** Plays a part of the learner's recording. */
  onPlay: (span: Span) => void;
  model: ModelVoice | null;
}

/** One word: what was found in it, the learner's voice and the model's. */
export const WordDetail = ({ word, onPlay, model }: WordDetailProps) => {
  const { t } = useTranslation(['result', 'practice']);
  const { text, state, span, index, weakSounds } = word;
  return (
    <>
      <Line>
        <strong lang="en">{text}</strong>
        <span>{t(`practice:words.state.${state}`)}</span>
        {weakSounds.length > 0 && (
          <span>
            {t('result:word.weak')} <span data-sounds>{weakSounds.map(ipaOf).join(' ')}</span>
          </span>
        )}
        {span && (
          <Button onClick={() => onPlay(span)}>
            <Play {...icon} />
            {t('result:word.mine')}
          </Button>
        )}
        {model && index !== null && (
          <Button onClick={() => model.playWord(index)}>
            <Play {...icon} />
            {t('result:word.model')}
          </Button>
        )}
      </Line>
      {model?.failed && <Advice role="alert">{t('practice:player.failed')}</Advice>}
    </>
  );
};
