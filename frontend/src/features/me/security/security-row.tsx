import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';

const Row = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 16px;
  min-height: 64px;
  padding: 8px 0;

  & + & {
    border-top: 1px solid var(--line);
  }

  > div:first-child {
    flex: 1;
    min-width: 200px;
  }

  h2 {
    font-size: 16px;
  }

  p {
    color: var(--text-2);
    overflow-wrap: anywhere;
  }
`;

export interface SecurityRowProps {
  name: string;
  /** How it stands now. */
  state: ReactNode;
  /** Its one action. */
  children: ReactNode;
}

export const SecurityRow = ({ name, state, children }: SecurityRowProps) => {
  const id = useId();
  return (
    <Row aria-labelledby={id}>
      <div>
        <h2 id={id}>{name}</h2>
        <p>{state}</p>
      </div>
      {children}
    </Row>
  );
};
