/** Languages of texts in responses, as `Content-Language` names them. */
export type Language = 'zh-CN' | 'en-US';

const entryPattern = /^(?:\*|[A-Za-z]{1,8}(?:-[A-Za-z0-9]{1,8})*)$/;
const weightPattern = /^q=(0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/i;

interface Entry {
  readonly language: Language | null;
  readonly weight: number;
}

function parseEntry(text: string): Entry | null {
  const [range = '', weight = 'q=1', ...rest] = text.split(';').map((part) => part.trim());
  const quality = weightPattern.exec(weight)?.[1];
  if (!entryPattern.test(range) || quality === undefined || rest.length > 0) return null;
  const primary = range.split('-')[0]?.toLowerCase();
  const language = primary === 'en' ? 'en-US' : primary === 'zh' || primary === '*' ? 'zh-CN' : null;
  return { language, weight: Number(quality) };
}

function negotiate(header: string): Language {
  let best: Entry = { language: 'zh-CN', weight: 0 };
  for (const text of header.split(',').filter((part) => part.trim() !== '')) {
    const entry = parseEntry(text);
    if (entry === null) return 'zh-CN';
    if (entry.language !== null && entry.weight > best.weight) best = entry;
  }
  return best.language ?? 'zh-CN';
}

const known = new Map<string, Language>();
const mostKnown = 500;

/** Language of an answer by `Accept-Language`: Chinese unless the best supported entry is English; a malformed header means Chinese. */
export function languageOf(header: string | undefined): Language {
  if (header === undefined) return 'zh-CN';
  const found = known.get(header);
  if (found !== undefined) return found;
  const language = negotiate(header);
  if (known.size < mostKnown) known.set(header, language);
  return language;
}
