let navigations = 0;

/** Told by the router's listener with each change of path. */
export const noteNavigation = (): void => {
  navigations += 1;
};

/** False on the first page after loading, where the browser's own focus order is right. */
export const arrivedByNavigation = (): boolean => navigations > 0;
