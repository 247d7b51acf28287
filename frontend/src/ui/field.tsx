import { TriangleAlert } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { css, styled } from 'styled-components';

/** Label above, hint below. */
export const FieldBox = styled.div`
  display: grid;
  gap: 4px;

  label {
    font-weight: 600;
  }

  small {
    color: var(--text-3);
    font-size: 12px;
    line-height: 20px;
  }
`;

export const inputStyle = css`
  width: 100%;
  min-height: var(--control-height);
  padding: 6px 12px;
  border: 1px solid var(--control);
  border-radius: var(--radius-small);
  background: var(--surface);
  color: var(--text);

  &::placeholder {
    color: var(--text-3);
    opacity: 1;
  }

  &[aria-invalid='true'] {
    border-color: var(--bad);
  }
`;

export const Input = styled.input`
  ${inputStyle}
`;

const Problem = styled.p`
  display: flex;
  align-items: flex-start;
  gap: 4px;
  color: var(--bad);

  svg {
    flex: none;
    margin-top: 3px;
  }
`;

export const FieldError = ({ id, children }: { id: string; children: ReactNode }) => (
  <Problem id={id}>
    <TriangleAlert size={16} strokeWidth={1.75} aria-hidden />
    <span>{children}</span>
  </Problem>
);

export interface FieldProps extends ComponentProps<'input'> {
  label: string;
  hint?: string;
  error?: string | undefined;
  /** Stands at the right end of the input. */
  extra?: ReactNode;
}

/** Label above, hint below; an error takes the hint's place. */
export const Field = ({ label, hint, error, extra, id: given, ...input }: FieldProps) => {
  const generated = useId();
  const id = given ?? generated;
  const note = error ? `${id}-error` : hint ? `${id}-hint` : undefined;
  return (
    <FieldBox>
      <label htmlFor={id}>{label}</label>
      <Row>
        <Input {...input} id={id} aria-invalid={error ? true : undefined} aria-describedby={note} />
        {extra}
      </Row>
      {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : hint && <small id={`${id}-hint`}>{hint}</small>}
    </FieldBox>
  );
};

const Row = styled.div`
  position: relative;
  display: flex;
  align-items: center;

  > button {
    position: absolute;
    right: 0;
  }

  > input:has(+ button) {
    padding-right: 44px;
  }
`;
