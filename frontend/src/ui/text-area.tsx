import { type ComponentProps, useId } from 'react';
import { styled } from 'styled-components';
import { FieldBox, FieldError, inputStyle } from './field.js';

const Area = styled.textarea`
  ${inputStyle}
  min-height: 80px;
  field-sizing: content;
  resize: vertical;
`;

export interface TextAreaProps extends ComponentProps<'textarea'> {
  label: string;
  hint?: string;
  error?: string | undefined;
}

/** Grows with its text; label above, hint below, an error takes the hint's place. */
export const TextArea = ({ label, hint, error, id: given, ...area }: TextAreaProps) => {
  const generated = useId();
  const id = given ?? generated;
  const note = error ? `${id}-error` : hint ? `${id}-hint` : undefined;
  return (
    <FieldBox>
      <label htmlFor={id}>{label}</label>
      <Area {...area} id={id} aria-invalid={error ? true : undefined} aria-describedby={note} />
      {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : hint && <small id={`${id}-hint`}>{hint}</small>}
    </FieldBox>
  );
};
