/** `pte-speech/1.2 …` is engine pte-speech of version 1.2; what follows names its parts. */
const pattern = /^(?<name>[^/\s]+)\/(?<version>\d+(?:\.\d+)*)/;

interface EngineVersion {
  readonly name: string;
  readonly numbers: readonly number[];
}

function versionOf(engine: string): EngineVersion | null {
  const { name, version } = pattern.exec(engine)?.groups ?? {};
  return name && version ? { name, numbers: version.split('.').map(Number) } : null;
}

export const namesVersion = (engine: string): boolean => versionOf(engine) !== null;

/** Whether `engine` is an earlier version of the same engine. */
export function isOlder(engine: string, than: string): boolean {
  const [given, other] = [versionOf(engine), versionOf(than)];
  if (!given || !other || given.name !== other.name) return false;
  const length = Math.max(given.numbers.length, other.numbers.length);
  for (let place = 0; place < length; place += 1) {
    const difference = (given.numbers[place] ?? 0) - (other.numbers[place] ?? 0);
    if (difference !== 0) return difference < 0;
  }
  return false;
}
