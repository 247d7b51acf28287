import type { WeakSound } from '@pte/exam/scoring-result';
import { Play } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { inLocale } from '../../../lib/i18n/two-languages.js';
import { Button } from '../../../ui/button.js';
import { EvidenceHeading } from '../evidence-heading.js';
import type { Span } from '../word-marks.js';
import { hintOf } from './hint-of.js';
import { ipaOf } from './ipa.js';

const List = styled.ul`
  display: grid;
  gap: 12px;

  > li {
    display: grid;
    gap: 8px;
    padding: 12px 16px;
    border: 1px solid var(--line);
    border-radius: var(--radius-small);
  }

  h3 {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 4px 12px;
    margin: 0;
  }

  strong {
    font-family: var(--font-ipa);
    font-size: 20px;
  }

  small {
    color: var(--text-2);
    font-size: 12px;
    font-weight: 400;
  }

  dl {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 4px 12px;
  }

  dt {
    color: var(--text-2);
  }
`;

const Words = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 8px;
`;

export interface WeakSoundsProps {
  sounds: readonly WeakSound[];
  onPlay: (span: Span) => void;
  /** Where the word with that index was said; null where it was not. */
  spanOf: (index: number) => Span | null;
}

/** The sounds to practise, with how each is made and the learner's own words to find it in. */
export const WeakSounds = ({ sounds, onPlay, spanOf }: WeakSoundsProps) => {
  const { t } = useTranslation('result');
  return (
    <section>
      <EvidenceHeading>{t('sounds.title')}</EvidenceHeading>
      <List>
        {sounds.map(({ phone, heard, words }) => {
          const hint = hintOf(phone);
          return (
            <li key={phone}>
              <h3>
                <strong lang="en">{ipaOf(phone)}</strong>
                {hint && (
                  <small>
                    {t('sounds.as')} <span lang="en">{hint.words}</span>
                  </small>
                )}
                {heard && <small>{t('sounds.heard', { sound: ipaOf(heard) })}</small>}
              </h3>
              {hint && (
                <dl>
                  <dt>{t('sounds.make')}</dt>
                  <dd>{inLocale(hint.make)}</dd>
                  <dt>{t('sounds.slip')}</dt>
                  <dd>{inLocale(hint.slip)}</dd>
                </dl>
              )}
              <Words>
                {t('sounds.yours')}
                {words.map(({ w, i }) => {
                  const span = i === undefined ? null : spanOf(i);
                  return span ? (
                    <Button
                      key={`${w}${i}`}
                      kind="quiet"
                      aria-label={t('sounds.play', { word: w })}
                      onClick={() => onPlay(span)}
                    >
                      <Play size={16} strokeWidth={1.75} aria-hidden />
                      <span lang="en">{w}</span>
                    </Button>
                  ) : (
                    <span key={`${w}${i}`} lang="en">
                      {w}
                    </span>
                  );
                })}
              </Words>
            </li>
          );
        })}
      </List>
    </section>
  );
};
