import { styled } from 'styled-components';
import { defineForm, itemOf } from '../answer-form.js';
import { BlankOutcome, type BlankState, blankColours, blankGrounds, blankState } from '../blanks/blank-outcome.js';
import { BlankPassage } from '../blanks/blank-passage.js';
import { chosenIn, missingBlanks, orNull } from '../blanks/blank-values.js';
import { FilledPassage } from '../blanks/filled-passage.js';
import { numbersIn } from '../reference/read-key.js';
import { DragBlanks } from './drag-blanks.js';

interface DragContent {
  material: string;
  choices: string[];
}

const Placed = styled.span<{ $state: BlankState }>`
  padding: 2px 12px;
  border: 1px solid ${({ $state }) => blankColours[$state]};
  border-radius: var(--radius-small);
  background: ${({ $state }) => blankGrounds[$state]};
`;

/** Types whose blanks share one bank of words. The value is the index of each blank's word, -1 where there is none. */
export const form = defineForm<DragContent, number[]>({
  Form: ({ content, value, onChange, disabled, answerKey, analysis }) => {
    const chosen = chosenIn(content, value);
    const right = numbersIn(answerKey, 'blanks');
    if (!disabled) {
      return (
        <DragBlanks
          material={content.material}
          words={content.choices}
          value={chosen}
          onChange={(next) => onChange(orNull(next))}
        />
      );
    }
    return (
      <BlankPassage material={content.material}>
        {(k) => (
          <>
            <Placed $state={blankState(itemOf(analysis, k))}>{content.choices[chosen[k] ?? -1] ?? '…'}</Placed>
            <BlankOutcome item={itemOf(analysis, k)} answer={content.choices[right[k] ?? -1]} />
          </>
        )}
      </BlankPassage>
    );
  },
  Reference: ({ content, answerKey }) => (
    <FilledPassage
      material={content.material}
      words={numbersIn(answerKey, 'blanks').map((index) => content.choices[index])}
    />
  ),
  drawsPassage: true,
  missing: (value, content) => missingBlanks(chosenIn(content, value)),
});
