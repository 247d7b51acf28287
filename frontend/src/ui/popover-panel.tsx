import { type MouseEvent, type ReactNode, useState } from 'react';
import { styled } from 'styled-components';

const Panel = styled.div`
  position: fixed;
  inset: auto;
  margin: 0;
  padding: 16px;
  border: 1px solid var(--line);
  border-radius: var(--radius);
  background: var(--popover);
  color: var(--text);
  box-shadow: var(--shadow-popover);
`;

export interface PopoverPanelProps {
  /** Its button carries `popoverTarget` with the same id. */
  id: string;
  className?: string;
  /** Drawn only while open. */
  children: () => ReactNode;
}

/** Content under a button by the browser's Popover API: light dismiss, Esc and focus return are native. */
export const PopoverPanel = ({ id, className, children }: PopoverPanelProps) => {
  const [open, setOpen] = useState(false);
  const leave = (event: MouseEvent<HTMLDivElement>) => {
    const link = event.target instanceof Element && event.target.closest('a');
    if (link) event.currentTarget.hidePopover();
  };
  return (
    <Panel
      id={id}
      className={className}
      popover="auto"
      onToggle={(event) => setOpen(event.newState === 'open')}
      onClick={leave}
    >
      {open && children()}
    </Panel>
  );
};
