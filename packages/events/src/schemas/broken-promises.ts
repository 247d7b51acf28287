/** The keywords that are compared. */
interface Schema {
  readonly type?: unknown;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
}

/**
 * What someone who relies on the schema `before` would miss in `now`: fields that are gone, required all of a sudden, no longer
 * certain, or of another type. Such a change is a new version beside the old one.
 */
export function brokenPromises(before: unknown, now: unknown): string[] {
  return compare(before as Schema, now as Schema, 'data');
}

function compare(before: Schema, now: Schema, path: string): string[] {
  if (String(before.type) !== String(now.type)) return [`${path} has another type`];
  if (before.anyOf?.length !== now.anyOf?.length) return [`${path} has other alternatives`];
  return [
    ...required(before, now, path),
    ...Object.entries(before.properties ?? {}).flatMap(([name, property]) => {
      const counterpart = now.properties?.[name];
      return counterpart ? compare(property, counterpart, `${path}.${name}`) : [`${path}.${name} is gone`];
    }),
    ...(before.items ? compare(before.items, now.items ?? {}, `${path}[]`) : []),
    ...(before.anyOf ?? []).flatMap((each, index) => compare(each, now.anyOf?.[index] ?? {}, `${path}|${index + 1}`)),
  ];
}

function required(before: Schema, now: Schema, path: string): string[] {
  const [old, current] = [new Set(before.required), new Set(now.required)];
  const dropped = [...old].filter((name) => !current.has(name) && now.properties?.[name]);
  return [
    ...[...current].filter((name) => !old.has(name)).map((name) => `${path}.${name} is required now`),
    ...dropped.map((name) => `${path}.${name} is not certain any more`),
  ];
}
