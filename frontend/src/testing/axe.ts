import axe from 'axe-core';

/** Needs a page around it, or what jsdom does not draw. */
const elsewhere = Object.fromEntries(
  ['color-contrast', 'region', 'label-content-name-mismatch'].map((rule) => [rule, { enabled: false }]),
);

/** What axe finds in the page as it stands. */
export const violations = async (): Promise<string[]> => {
  const { violations: found } = await axe.run(document.body, { rules: elsewhere });
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
};
