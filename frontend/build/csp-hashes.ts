import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const sha256 = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

/** Contents of the inline scripts of a page (those without `src`). */
export const inlineScripts = (html: string): string[] =>
  [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)].map((match) => match[1] ?? '');

/** The one style element that react-aria fills with text, for touch on pressable elements. */
const reactAriaStyle = `@layer {
  [data-react-aria-pressable] {
    touch-action: pan-x pan-y pinch-zoom;
  }
}`;

/**
 * Writes `csp-hashes.json` beside the built page: `{ scripts, styles }`, sources for `script-src` and `style-src`.
 * The empty style is styled-components': it makes empty style elements and fills them through the CSSOM, which a
 * policy without `unsafe-inline` allows.
 */
export const cspHashes = (): Plugin => ({
  name: 'csp-hashes',
  apply: 'build',
  writeBundle({ dir }) {
    if (!dir) return;
    const scripts = inlineScripts(readFileSync(join(dir, 'index.html'), 'utf8')).map(sha256);
    writeFileSync(
      join(dir, 'csp-hashes.json'),
      `${JSON.stringify({ scripts, styles: ['', reactAriaStyle].map(sha256) }, null, 2)}\n`,
    );
  },
});
