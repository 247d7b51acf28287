import { keyframes, styled } from 'styled-components';

const turn = keyframes`to { transform: rotate(360deg); }`;
const appear = keyframes`to { opacity: 1; }`;

/** Comes after 150 ms, so that a quick answer shows none. */
export const Spinner = styled.span.attrs({ 'aria-hidden': true })`
  width: 16px;
  height: 16px;
  flex: none;
  border: 2px solid currentColor;
  border-right-color: transparent;
  border-radius: 50%;
  opacity: 0;
  animation:
    ${turn} 800ms linear infinite,
    ${appear} 1ms 150ms forwards;
`;
