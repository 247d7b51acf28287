import { Check, ChevronDown } from 'lucide-react';
import { Select as AriaSelect, Button, Label, ListBox, ListBoxItem, Popover, SelectValue } from 'react-aria-components';
import { styled } from 'styled-components';
import { VisuallyHidden } from './visually-hidden.js';

export interface Choice<Key extends string> {
  id: Key;
  name: string;
}

export interface SelectProps<Key extends string> {
  label: string;
  /** The label is read, not drawn. */
  hideLabel?: boolean;
  choices: readonly Choice<Key>[];
  value: Key;
  onChange: (value: Key) => void;
}

const Box = styled(AriaSelect)`
  display: inline-flex;
  align-items: center;
  gap: 8px;

  label {
    color: var(--text-2);
    white-space: nowrap;
  }

  button {
    display: inline-flex;
    align-items: center;
    gap: 8px;
    min-height: var(--control-height);
    padding: 0 12px;
    border: 1px solid var(--control);
    border-radius: var(--radius-small);
    background: var(--surface);
    white-space: nowrap;
    cursor: pointer;
  }

  button[data-focus-visible] {
    outline: 2px solid var(--focus);
    outline-offset: 2px;
  }
`;

const List = styled(Popover)`
  min-width: var(--trigger-width);
  border: 1px solid var(--line);
  border-radius: var(--radius);
  background: var(--popover);
  box-shadow: var(--shadow-popover);
  overflow: auto;

  [role='listbox'] {
    max-height: 304px;
    padding: 4px;
    outline: none;
    overflow: auto;
  }

  [role='option'] {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 16px;
    min-height: var(--control-height);
    padding: 4px 12px;
    border-radius: var(--radius-small);
    outline: none;
    cursor: pointer;
  }

  [role='option'][data-focused] {
    background: var(--sunken);
  }

  [role='option'][data-focus-visible] {
    box-shadow: inset 0 0 0 2px var(--focus);
  }

  [role='option'][data-selected] {
    background: var(--brand-soft);
    color: var(--brand);
  }
`;

export const Select = <Key extends string>({ label, hideLabel, choices, value, onChange }: SelectProps<Key>) => (
  <Box value={value} onChange={(key) => key !== null && onChange(key as Key)}>
    <Label>{hideLabel ? <VisuallyHidden>{label}</VisuallyHidden> : label}</Label>
    <Button>
      <SelectValue />
      <ChevronDown size={16} strokeWidth={1.75} aria-hidden />
    </Button>
    <List placement="bottom start">
      <ListBox items={choices}>
        {(choice) => (
          <ListBoxItem id={choice.id} textValue={choice.name}>
            {({ isSelected }) => (
              <>
                <span>{choice.name}</span>
                {isSelected && <Check size={16} strokeWidth={1.75} aria-hidden />}
              </>
            )}
          </ListBoxItem>
        )}
      </ListBox>
    </List>
  </Box>
);
