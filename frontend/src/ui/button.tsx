import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { type ButtonKind, buttonStyle } from './button-style.js';
import { Spinner } from './spinner.js';

const StyledButton = styled.button<{ $kind?: ButtonKind }>`
  ${buttonStyle}
`;

export const ButtonLink = styled(Link)<{ $kind?: ButtonKind }>`
  ${buttonStyle}
`;

export interface ButtonProps extends ComponentProps<'button'> {
  kind?: ButtonKind;
  /** What the label becomes while the action runs; the button cannot be pressed then. */
  busy?: ReactNode;
}

export const Button = ({ kind = 'secondary', busy, children, onClick, type = 'button', ...rest }: ButtonProps) => {
  const blocked = Boolean(busy) || rest['aria-disabled'] === true || rest['aria-disabled'] === 'true';
  return (
    <StyledButton
      {...rest}
      type={blocked ? 'button' : type}
      $kind={kind}
      aria-busy={busy ? true : undefined}
      aria-disabled={blocked || undefined}
      onClick={blocked ? (event) => event.preventDefault() : onClick}
    >
      {busy ? (
        <>
          <Spinner />
          {busy}
        </>
      ) : (
        children
      )}
    </StyledButton>
  );
};
