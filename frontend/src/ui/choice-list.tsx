import { useId } from 'react';
import { styled } from 'styled-components';

const List = styled.fieldset`
  display: grid;
  gap: 4px;

  label {
    display: flex;
    align-items: center;
    gap: 12px;
    min-height: 44px;
    padding: 0 12px;
    border-radius: var(--radius-small);
    cursor: pointer;
  }

  label:has(:checked) {
    background: var(--brand-soft);
    box-shadow: inset 3px 0 var(--brand);
  }

  @media (hover: hover) {
    label:hover:not(:has(:checked)) {
      background: var(--sunken);
    }
  }

  input {
    width: 16px;
    height: 16px;
    margin: 0;
  }
`;

export interface ChoiceListProps<Value extends string> {
  label: string;
  choices: readonly { value: Value; name: string; lang?: string }[];
  value: Value;
  onChange: (value: Value) => void;
}

/** Native radios, one under the other. */
export const ChoiceList = <Value extends string>({ label, choices, value, onChange }: ChoiceListProps<Value>) => {
  const name = useId();
  return (
    <List aria-label={label}>
      {choices.map((choice) => (
        <label key={choice.value} lang={choice.lang}>
          <input
            type="radio"
            name={name}
            value={choice.value}
            checked={choice.value === value}
            onChange={() => onChange(choice.value)}
          />
          {choice.name}
        </label>
      ))}
    </List>
  );
};
