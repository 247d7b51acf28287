import type { ReactNode } from 'react';
import { Tabs as AriaTabs, Tab, TabList, TabPanel, TabPanels } from 'react-aria-components';
import { styled } from 'styled-components';

export interface TabItem<Key extends string> {
  id: Key;
  name: ReactNode;
  content: ReactNode;
}

export interface TabsProps<Key extends string> {
  label: string;
  items: readonly TabItem<Key>[];
  selected: Key;
  onSelect: (key: Key) => void;
}

const Box = styled(AriaTabs)`
  display: grid;
  gap: 16px;

  [role='tablist'] {
    display: flex;
    gap: 4px;
    border-bottom: 1px solid var(--line);
    overflow-x: auto;
  }

  [role='tab'] {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    padding: 0 12px;
    border-bottom: 2px solid transparent;
    color: var(--text-2);
    outline: none;
    white-space: nowrap;
    cursor: pointer;
  }

  [role='tab'][data-selected] {
    border-color: var(--brand);
    color: var(--text);
    font-weight: 600;
  }

  [role='tab'][data-focus-visible] {
    box-shadow: inset 0 0 0 2px var(--focus);
  }

  [role='tabpanel'] {
    outline-offset: 4px;
  }
`;

export const Tabs = <Key extends string>({ label, items, selected, onSelect }: TabsProps<Key>) => (
  <Box selectedKey={selected} onSelectionChange={(key) => onSelect(key as Key)}>
    <TabList aria-label={label} items={items}>
      {(item) => <Tab id={item.id}>{item.name}</Tab>}
    </TabList>
    <TabPanels items={items}>{(item) => <TabPanel id={item.id}>{item.content}</TabPanel>}</TabPanels>
  </Box>
);
