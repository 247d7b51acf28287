import { fileURLToPath } from 'node:url';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { cspHashes } from './build/csp-hashes.js';

const exam = fileURLToPath(new URL('../packages/exam/src/', import.meta.url));
const gateway = process.env.GATEWAY_URL ?? 'http://127.0.0.1:8080';

export default defineConfig({
  plugins: [{ ...optimizeLocales.vite({ locales: ['zh-CN', 'en-US'] }), enforce: 'pre' }, react(), cspHashes()],
  resolve: { alias: [{ find: /^@pte\/exam\/(.*)$/, replacement: `${exam}$1.ts` }] },
  build: { target: 'es2024', manifest: true, sourcemap: false, assetsInlineLimit: 0 },
  server: { host: '127.0.0.1', port: 5173, strictPort: true, proxy: { '/api': gateway } },
});
