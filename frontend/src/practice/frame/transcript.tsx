import type { ScriptLine } from '@pte/exam/type-rules';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { PassageBox } from '../passage/passage.js';

const Tone = styled.em`
  color: var(--text-2);
  font-family: var(--font-ui);
  font-style: normal;
`;

/** What a recording says, and who says it. */
export const Transcript = ({ lines }: { lines: readonly ScriptLine[] }) => {
  const { t } = useTranslation('practice');
  return (
    <PassageBox lang="en" $size={17}>
      {lines.map((line, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a recording does not change
        <p key={place}>
          {'tone' in line ? (
            <Tone lang={undefined}>[{t('transcript.tone')}]</Tone>
          ) : (
            <>
              {line.who && <strong>{line.who}: </strong>}
              {line.text}
            </>
          )}
        </p>
      ))}
    </PassageBox>
  );
};
