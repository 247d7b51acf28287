const maxAgeSeconds = 7 * 24 * 3600;

export const readToken = (): string | null => {
  const found = /(?:^|;\s*)token=([^;]*)/.exec(document.cookie);
  return found?.[1] ? decodeURIComponent(found[1]) : null;
};

/** Readable by script on purpose: the contract sends the value in `Authorization`, the cookie alone changes no state. */
export const writeToken = (token: string): void => {
  const secure = location.protocol === 'https:' ? '; secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is asynchronous, and the next request needs the token
  document.cookie = `token=${encodeURIComponent(token)}; path=/; max-age=${maxAgeSeconds}; samesite=lax${secure}`;
};

export const clearToken = (): void => {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is asynchronous, and the next request needs the token
  document.cookie = 'token=; path=/; max-age=0; samesite=lax';
};
