import { useId } from 'react';
import { styled } from 'styled-components';

const Row = styled.div`
  display: flex;
  flex: 1;
  align-items: center;
  justify-content: space-between;
  gap: 24px;

  small {
    display: block;
    color: var(--text-3);
    font-size: 12px;
    line-height: 20px;
  }

  input {
    appearance: none;
    position: relative;
    flex: none;
    width: 44px;
    height: 24px;
    margin: 0;
    border: 1px solid var(--control);
    border-radius: 12px;
    background: var(--sunken);
    cursor: pointer;
    transition: background-color var(--quick);
  }

  input::after {
    content: '';
    position: absolute;
    inset: 3px auto 3px 3px;
    width: 16px;
    border-radius: 50%;
    background: var(--control);
    transition: transform var(--quick);
  }

  input:checked {
    border-color: var(--brand);
    background: var(--brand);
  }

  input:checked::after {
    background: var(--on-brand);
    transform: translateX(20px);
  }
`;

export interface SwitchProps {
  label: string;
  hint?: string | undefined;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** Applies at once. */
export const Switch = ({ label, hint, checked, onChange }: SwitchProps) => {
  const id = useId();
  return (
    <Row>
      <div>
        <label htmlFor={id}>{label}</label>
        {hint && <small id={`${id}-hint`}>{hint}</small>}
      </div>
      <input
        id={id}
        type="checkbox"
        role="switch"
        aria-describedby={hint ? `${id}-hint` : undefined}
        aria-checked={checked}
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
      />
    </Row>
  );
};
