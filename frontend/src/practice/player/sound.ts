/** A blob that an audio element plays. */
export interface Sound {
  audio: HTMLAudioElement;
  release: () => void;
}

/**
 * The blob's address lives as long as the element may read from it: an element that still loads from a withdrawn
 * address reports a missing file. So the element lets go first, and says when it is empty.
 */
export const soundOf = (blob: Blob): Sound => {
  const address = URL.createObjectURL(blob);
  const audio = new Audio(address);
  return {
    audio,
    release: () => {
      audio.addEventListener('emptied', () => URL.revokeObjectURL(address), { once: true });
      audio.pause();
      audio.removeAttribute('src');
      audio.load();
    },
  };
};
