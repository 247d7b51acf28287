import { keyframes, styled } from 'styled-components';

const pulse = keyframes`50% { opacity: 0.5; }`;

/** A grey box of the size of what will stand there. Its container carries `aria-busy`. */
export const Skeleton = styled.div.attrs({ 'aria-hidden': true })<{ $height?: number; $width?: string }>`
  height: ${({ $height = 22 }) => $height}px;
  width: ${({ $width = '100%' }) => $width};
  border-radius: var(--radius-small);
  background: var(--sunken);
  animation: ${pulse} 1.2s 200ms 3;
`;

export const SkeletonLines = ({ lines, height = 22 }: { lines: number; height?: number }) => (
  <Stack aria-busy="true">
    {Array.from({ length: lines }, (_, line) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the boxes are alike and never move
      <Skeleton key={line} $height={height} />
    ))}
  </Stack>
);

const Stack = styled.div`
  display: grid;
  gap: 12px;
`;
