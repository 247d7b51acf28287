import { styled } from 'styled-components';

export type ChipTone = 'plain' | 'brand' | 'ok' | 'bad' | 'warn' | 'info' | 'vip';

const grounds: Record<ChipTone, string> = {
  plain: 'background: var(--sunken); color: var(--text-2);',
  brand: 'background: var(--brand-soft); color: var(--brand);',
  ok: 'background: var(--ok-soft); color: var(--ok);',
  bad: 'background: var(--bad-soft); color: var(--bad);',
  warn: 'background: var(--warn-soft); color: var(--warn);',
  info: 'background: var(--info-soft); color: var(--info);',
  vip: 'background: var(--vip-soft); color: var(--vip);',
};

export const Chip = styled.span<{ $tone?: ChipTone }>`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  padding: 0 8px;
  border-radius: var(--radius-small);
  font-size: 12px;
  line-height: 22px;
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  ${({ $tone = 'plain' }) => grounds[$tone]}
`;
