const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

const ranges: { below: number; unit: Intl.RelativeTimeFormatUnit; size: number }[] = [
  { below: minute, unit: 'second', size: 1 },
  { below: hour, unit: 'minute', size: minute },
  { below: day, unit: 'hour', size: hour },
  { below: 8 * day, unit: 'day', size: day },
];

/** Some clients stored milliseconds; anything past the year 5138 in seconds must be those. */
export const toDate = (unix: number): Date => new Date(unix > 1e11 ? unix : unix * 1000);

/** What to say about a moment: `now` up to 5 s, a distance up to 7 days, else the date itself. */
export const relativeTime = (unix: number, now: number, locale: string): { kind: 'now' | 'text'; text: string } => {
  const age = now - Math.floor(toDate(unix).getTime() / 1000);
  if (age < 5) return { kind: 'now', text: '' };
  const range = ranges.find(({ below }) => age < below);
  if (!range) return { kind: 'text', text: formatDate(unix, locale) };
  const value = -Math.floor(age / range.size);
  return { kind: 'text', text: relativeFormat(locale).format(value, range.unit) };
};

const cached = <Format>(make: (locale: string) => Format) => {
  const formats = new Map<string, Format>();
  return (locale: string): Format => {
    const found = formats.get(locale) ?? make(locale);
    formats.set(locale, found);
    return found;
  };
};

const relativeFormat = cached((locale) => new Intl.RelativeTimeFormat(locale, { numeric: 'always' }));
const dateFormat = cached((locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }));
const momentFormat = cached((locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }));

export const formatDate = (unix: number, locale: string): string => dateFormat(locale).format(toDate(unix));
export const formatMoment = (unix: number, locale: string): string => momentFormat(locale).format(toDate(unix));
