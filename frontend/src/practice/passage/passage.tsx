import './passage-font.css';
import { styled } from 'styled-components';
import { useAppSelector } from '../../lib/store.js';

export const PassageBox = styled.div<{ $size: number }>`
  max-width: 68ch;
  font-family: var(--font-exam);
  font-size: ${({ $size }) => $size}px;
  line-height: ${({ $size }) => Math.round($size * 1.68)}px;

  p {
    white-space: pre-line;
  }

  p + p {
    margin-top: 0.8em;
  }
`;

/** Paragraphs are parted by an empty line, and keep their lines; nothing in them is markup. */
export const paragraphsOf = (text: string): string[] =>
  text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');

/** Exam English in the book face, at the learner's size. */
export const Passage = ({ text }: { text: string }) => {
  const size = useAppSelector(({ preferences }) => preferences.passageSize);
  return (
    <PassageBox lang="en" $size={size}>
      {paragraphsOf(text).map((paragraph, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the text of a question does not change
        <p key={index}>{paragraph}</p>
      ))}
    </PassageBox>
  );
};
