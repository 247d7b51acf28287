const places = new Map<string, number>();

/** Remembers how far this history entry was scrolled; answers how to stop. */
export const keepScroll = (key: string): (() => void) => {
  history.scrollRestoration = 'manual';
  const note = () => places.set(key, scrollY);
  addEventListener('scroll', note, { passive: true });
  return () => removeEventListener('scroll', note);
};

const patienceMilliseconds = 1_000;

/** Going back: scrolls there as soon as the page is tall enough again, unless the learner scrolls first. */
export const restoreScroll = (key: string): void => {
  const place = places.get(key) ?? 0;
  const until = performance.now() + patienceMilliseconds;
  let moved = false;
  const stop = () => {
    moved = true;
  };
  for (const gesture of ['wheel', 'touchmove', 'keydown'])
    addEventListener(gesture, stop, { once: true, passive: true });
  const attempt = () => {
    scrollTo(0, place);
    const arrived = Math.abs(scrollY - place) < 2;
    if (!arrived && !moved && performance.now() < until) requestAnimationFrame(attempt);
  };
  attempt();
};
