export interface Selection {
  start: number;
  end: number;
}

/** The text with its selection replaced, and where the caret stands then. */
export const replaceSelection = (text: string, { start, end }: Selection, by: string) => ({
  text: text.slice(0, start) + by + text.slice(end),
  caret: start + by.length,
});
