const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text as it may stand in a page or an attribute. */
export const escapeHtml = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? sign);

const style = `body{font:16px/1.6 system-ui,sans-serif;max-width:760px;margin:40px auto;padding:0 16px;color:#1f2937}
h1{font-size:22px}table{border-collapse:collapse;width:100%}td,th{border-bottom:1px solid #e5e7eb;padding:8px;text-align:left;
vertical-align:top}pre{white-space:pre-wrap;margin:0;font:inherit}button{font:inherit;padding:10px 24px;border:0;border-radius:8px;
background:#1d7a3f;color:#fff;cursor:pointer}button.quiet{background:#e5e7eb;color:#1f2937}form{display:inline-block;margin-right:8px}
input{font:inherit;padding:8px;border:1px solid #9ca3af;border-radius:8px}`;

/** A whole page around a body that is HTML already. */
export const page = (title: string, body: string): string =>
  `<!doctype html><html lang="zh-CN"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<link rel="icon" href="data:,"><title>${escapeHtml(title)}</title><style>${style}</style><h1>${escapeHtml(title)}</h1>${body}</html>`;

/** A table of texts. */
export const table = (heads: readonly string[], rows: readonly (readonly string[])[]): string => {
  const cells = (tag: string, texts: readonly string[]) =>
    texts.map((text) => `<${tag}><pre>${escapeHtml(text)}</pre></${tag}>`).join('');
  return `<table><tr>${cells('th', heads)}</tr>${rows.map((row) => `<tr>${cells('td', row)}</tr>`).join('')}</table>`;
};
