import { css, styled } from 'styled-components';

export const hiddenStyle = css`
  position: absolute;
  width: 1px;
  height: 1px;
  margin: -1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;

/** Read aloud, not drawn. */
export const VisuallyHidden = styled.span`
  ${hiddenStyle}
`;
