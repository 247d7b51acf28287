import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

/** What the build writes: hashes of the page's inline scripts and styles, such as `sha256-…`. */
const hashes = z.object({ scripts: z.array(z.string()), styles: z.array(z.string()) });

const quoted = (sources: readonly string[]) => sources.map((source) => `'${source}'`).join(' ');

/** Content-Security-Policy of the page. `storeOrigin`: where redirected objects come from; null when they come from here. */
export async function pagePolicy(directory: string, storeOrigin: string | null): Promise<string> {
  const { scripts, styles } = hashes.parse(JSON.parse(await readFile(join(directory, 'csp-hashes.json'), 'utf8')));
  const objects = storeOrigin === null ? '' : ` ${storeOrigin}`;
  return [
    "default-src 'self'",
    `script-src 'self' ${quoted(scripts)}`,
    `style-src 'self' ${quoted(styles)}`,
    // Styles set on single elements: positions of popovers, lengths of bars.
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data: blob:${objects}`,
    `media-src 'self' data: blob:${objects}`,
    `connect-src 'self'${objects}`,
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
