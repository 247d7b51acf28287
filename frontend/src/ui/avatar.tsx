import { useState } from 'react';
import { styled } from 'styled-components';
import type { SelfUser } from '../lib/api/shapes.js';
import { avatarAddress } from '../lib/session/avatar-address.js';

const Round = styled.span<{ $size: number }>`
  display: grid;
  flex: none;
  place-items: center;
  width: ${({ $size }) => $size}px;
  height: ${({ $size }) => $size}px;
  overflow: hidden;
  border: 1px solid var(--control);
  border-radius: 50%;
  background: var(--brand-soft);
  color: var(--brand);
  font-size: ${({ $size }) => Math.round($size * 0.4)}px;
  font-weight: 600;

  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;

export interface AvatarProps {
  user: Pick<SelfUser, 'name' | 'avatar'>;
  /** Pixels. */
  size: number;
}

/** The learner's picture; the first letter of the name where there is none or it does not load. */
export const Avatar = ({ user, size }: AvatarProps) => {
  const [failed, setFailed] = useState<string>();
  const address = user.avatar && avatarAddress(user.avatar);
  return (
    <Round $size={size} aria-hidden>
      {address && address !== failed ? (
        <img src={address} alt="" width={size} height={size} onError={() => setFailed(address)} />
      ) : (
        [...user.name][0]?.toUpperCase()
      )}
    </Round>
  );
};
