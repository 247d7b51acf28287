/** The rows of a text with commas and quotes (RFC 4180) as objects by the names of its head line. */
export function csvRows(text: string): Record<string, string>[] {
  const rows: string[][] = [[]];
  let cell = '';
  let isQuoted = false;
  const endCell = () => {
    rows.at(-1)?.push(cell);
    cell = '';
  };
  for (const [piece] of text.replace(/^\uFEFF/, '').matchAll(/""|"|,|\r?\n|[^",\r\n]+|\r/g)) {
    if (piece === '"') isQuoted = !isQuoted;
    else if (isQuoted) cell += piece === '""' ? '"' : piece;
    else if (piece === ',') endCell();
    else if (/\n$/.test(piece)) {
      endCell();
      rows.push([]);
    } else if (piece !== '""') cell += piece;
  }
  endCell();
  const [head = [], ...body] = rows;
  return body
    .filter((row) => row.some((value) => value !== ''))
    .map((row) => Object.fromEntries(head.map((name, at) => [name, row[at] ?? ''])));
}
