type HeaderValue = Buffer | string | undefined;

/** Headers as text; of a header that stands several times the first. */
export function textHeaders(
  headers: Readonly<Record<string, HeaderValue | (Buffer | string)[]>> | undefined,
): Record<string, string> {
  const entries = Object.entries(headers ?? {}).flatMap(([name, value]) => {
    const [first] = Array.isArray(value) ? value : [value];
    return first === undefined ? [] : [[name, first.toString()] as const];
  });
  return Object.fromEntries(entries);
}
