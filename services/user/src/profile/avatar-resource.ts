/** Whether a stored object is the avatar of its owner; its path number: packages/events, resource. */
export const isAvatar = ({ path, key, ownerId }: { path: number; key: string; ownerId: number }): boolean =>
  path === 0 && key === `user-avatars/${ownerId}`;
