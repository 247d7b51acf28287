import { readJson, writeJson } from '../../lib/storage/local-store.js';

export const speeds = ['0.5', '0.75', '1', '1.25', '1.5', '2'] as const;
export type Speed = (typeof speeds)[number];

export interface PlayerSettings {
  speed: Speed;
  /** 0-1. */
  volume: number;
}

const key = 'pte-player';
const defaults: PlayerSettings = { speed: '1', volume: 0.6 };

export const readPlayerSettings = (): PlayerSettings => {
  const stored = readJson(key);
  if (typeof stored !== 'object' || stored === null) return defaults;
  const { speed, volume } = stored as Partial<PlayerSettings>;
  return {
    speed: speeds.find((one) => one === speed) ?? defaults.speed,
    volume: typeof volume === 'number' && volume >= 0 && volume <= 1 ? volume : defaults.volume,
  };
};

export const storePlayerSettings = (settings: PlayerSettings): void => {
  writeJson(key, settings);
};
