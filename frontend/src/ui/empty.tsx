import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Box = styled.div`
  display: grid;
  justify-items: center;
  gap: 16px;
  padding: 48px 16px;
  color: var(--text-2);
  text-align: center;
`;

/** One sentence and, where there is something to do, one action. */
export const Empty = ({ children, action }: { children: ReactNode; action?: ReactNode }) => (
  <Box>
    <p>{children}</p>
    {action}
  </Box>
);
