import type { ReactNode } from 'react';
import { styled } from 'styled-components';

export type StatusState = 'waiting' | 'counting' | 'playing' | 'recording' | 'completed' | 'failed';

const Box = styled.div<{ $live: boolean }>`
  display: grid;
  justify-items: center;
  gap: 8px;
  width: min(360px, 100%);
  margin: 0 auto;
  padding: 16px;
  border: 1px solid ${({ $live }) => ($live ? 'var(--bad)' : 'var(--control)')};
  border-radius: var(--radius-small);
  background: var(--sunken);
  font-variant-numeric: tabular-nums;
  text-align: center;

  progress {
    width: 100%;
    height: 8px;
    accent-color: ${({ $live }) => ($live ? 'var(--bad)' : 'var(--brand)')};
  }
`;

export interface StatusBoxProps {
  state: StatusState;
  /** How far it is, 0-1. */
  share?: number;
  children: ReactNode;
}

/** The exam's one box for what sounds or records. */
export const StatusBox = ({ state, share, children }: StatusBoxProps) => (
  <Box $live={state === 'recording'} data-status={state} data-testid="status-box">
    {children}
    {share !== undefined && <progress max={1} value={share} aria-hidden />}
  </Box>
);
