export const unixNow = (): number => Math.floor(Date.now() / 1000);

/** `83` seconds become `01:23`; an hour or more becomes `1:01:23`. */
export const formatClock = (seconds: number): string => {
  const whole = Math.max(0, Math.floor(seconds));
  const pair = (value: number) => String(value).padStart(2, '0');
  const hours = Math.floor(whole / 3600);
  const rest = `${pair(Math.floor((whole % 3600) / 60))}:${pair(whole % 60)}`;
  return hours > 0 ? `${hours}:${rest}` : rest;
};
