import { styled } from 'styled-components';
import type { SelectProps } from '../../ui/select.js';
import { VisuallyHidden } from '../../ui/visually-hidden.js';

const Box = styled.label`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  color: var(--text-2);

  select {
    min-height: var(--control-height);
    padding: 0 8px;
    border: 1px solid var(--control);
    border-radius: var(--radius-small);
    background: var(--surface);
    color: var(--text);
    cursor: pointer;
  }
`;

/** The browser's own list: a player stands on pages that need no other, and a drawn one weighs 50 kB. */
export const PlainSelect = <Key extends string>(props: SelectProps<Key>) => {
  const { label, hideLabel, choices, value, onChange } = props;
  return (
    <Box>
      {hideLabel ? <VisuallyHidden>{label}</VisuallyHidden> : label}
      <select value={value} onChange={(event) => onChange(event.target.value as Key)}>
        {choices.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </Box>
  );
};
