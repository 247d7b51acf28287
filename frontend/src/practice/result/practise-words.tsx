import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Button } from '../../ui/button.js';
import { EvidenceHeading } from './evidence-heading.js';
import type { JudgedWord } from './judged-words.js';
import { WordDetail, type WordDetailProps } from './word-detail.js';

export const practiseWordsId = 'practise-words';

const Box = styled.section`
  display: grid;
  gap: 8px;
  padding: 12px 16px;
  border: 1px solid var(--line);
  border-radius: var(--radius-small);
  background: var(--sunken);
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 12px;
`;

export interface PractiseWordsProps extends Pick<WordDetailProps, 'onPlay' | 'model'> {
  words: readonly JudgedWord[];
}

/** Goes through the words that were unclear or left out: each sounds when its turn comes, the learner says it after. */
export const PractiseWords = ({ words, onPlay, model }: PractiseWordsProps) => {
  const { t } = useTranslation('result');
  const [place, setPlace] = useState<number | null>(null);
  const next = useRef<HTMLButtonElement>(null);
  const word = place === null ? undefined : words[place];
  useEffect(() => {
    if (place !== null) next.current?.focus();
  }, [place]);

  const go = (to: number) => {
    const following = words[to];
    setPlace(following ? to : null);
    if (!following) return;
    if (model && following.index !== null) model.playWord(following.index);
    else if (following.span) onPlay(following.span);
  };

  return (
    <Box aria-label={t('words.title')}>
      <EvidenceHeading>{t('words.title')}</EvidenceHeading>
      {place === null || !word ? (
        <Actions>
          <p>{t('words.intro', { count: words.length })}</p>
          <Button id={practiseWordsId} onClick={() => go(0)}>
            {t('words.start')}
          </Button>
        </Actions>
      ) : (
        <>
          <p role="status">{t('words.place', { place: place + 1, all: words.length })}</p>
          <WordDetail word={word} onPlay={onPlay} model={model} />
          <Actions>
            <Button ref={next} kind="primary" onClick={() => go(place + 1)}>
              {t(place + 1 < words.length ? 'words.next' : 'words.finish')}
            </Button>
            {place + 1 < words.length && <Button onClick={() => setPlace(null)}>{t('words.stop')}</Button>}
          </Actions>
        </>
      )}
    </Box>
  );
};
