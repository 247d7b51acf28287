import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { VisuallyHidden } from '../../../ui/visually-hidden.js';
import { type WordChange, wordChanges } from './word-changes.js';

const Text = styled.p`
  padding: 12px;
  border: 1px solid var(--line);
  border-radius: var(--radius-small);
  font-family: var(--font-exam);
  font-size: 17px;
  line-height: 30px;
  overflow-wrap: anywhere;

  del {
    color: var(--bad);
  }

  ins {
    color: var(--ok);
    text-decoration: underline 1.5px;
    text-underline-offset: 4px;
  }
`;

const Section = styled.section`
  display: grid;
  gap: 8px;
  margin-bottom: 16px;
`;

export interface TextChangesProps {
  earlier: string;
  later: string;
}

/** What changed from one attempt to the next, in one text. */
export const TextChanges = ({ earlier, later }: TextChangesProps) => {
  const { t, i18n } = useTranslation('result');
  const draw = ({ kind, text }: WordChange) => {
    if (kind === 'same') return text;
    const Element = kind === 'added' ? 'ins' : 'del';
    return (
      <Element>
        <VisuallyHidden lang={i18n.language}>{t(`changes.${kind}`)} </VisuallyHidden>
        {text}
      </Element>
    );
  };
  return (
    <Section>
      <h3>{t('changes.title')}</h3>
      <Text lang="en">
        {wordChanges(earlier, later).map((change, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two past attempts do not change
          <span key={place}>{draw(change)} </span>
        ))}
      </Text>
    </Section>
  );
};
