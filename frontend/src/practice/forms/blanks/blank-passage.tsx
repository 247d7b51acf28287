import { textParts } from '@pte/exam/blanks/blank-markers';
import { Fragment, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { useAppSelector } from '../../../lib/store.js';
import { PassageBox, paragraphsOf } from '../../passage/passage.js';

const Box = styled(PassageBox)`
  p {
    line-height: 2.5;
  }
`;

export interface BlankPassageProps {
  material: string;
  /** Draws blank `k`, from 0. */
  children: (k: number) => ReactNode;
}

/** A passage with something to fill in at each of its blanks. */
export const BlankPassage = ({ material, children }: BlankPassageProps) => {
  const size = useAppSelector(({ preferences }) => preferences.passageSize);
  return (
    <Box lang="en" $size={size}>
      {paragraphsOf(material).map((paragraph, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the text of a question does not change
        <p key={place}>
          {textParts(paragraph).map((part) =>
            'text' in part ? part.text : <Fragment key={part.blank}>{children(part.blank)}</Fragment>,
          )}
        </p>
      ))}
    </Box>
  );
};
