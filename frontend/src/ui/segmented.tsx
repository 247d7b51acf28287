import { useId } from 'react';
import { styled } from 'styled-components';

const Group = styled.fieldset`
  display: inline-flex;
  border: 1px solid var(--control);
  border-radius: var(--radius-small);
  max-width: 100%;
  overflow-x: auto;

  label {
    position: relative;
    display: grid;
    flex: none;
    place-items: center;
    min-height: calc(var(--control-height) - 2px);
    padding: 0 14px;
    color: var(--text-2);
    cursor: pointer;
  }

  label + label {
    border-left: 1px solid var(--control);
  }

  label:has(:checked) {
    background: var(--brand-soft);
    color: var(--brand);
    font-weight: 600;
  }

  label:has(:focus-visible) {
    outline: 2px solid var(--focus);
    outline-offset: -2px;
  }

  input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
`;

export interface SegmentedProps<Value extends string> {
  label: string;
  choices: readonly { value: Value; name: string }[];
  value: Value;
  onChange: (value: Value) => void;
}

/** A few exclusive choices in one row; native radios underneath. */
export const Segmented = <Value extends string>({ label, choices, value, onChange }: SegmentedProps<Value>) => {
  const name = useId();
  return (
    <Group aria-label={label}>
      {choices.map((choice) => (
        <label key={choice.value}>
          <input type="radio" name={name} checked={choice.value === value} onChange={() => onChange(choice.value)} />
          {choice.name}
        </label>
      ))}
    </Group>
  );
};
