const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** Above three days, a countdown counts days (DEAL-04). */
export const DAYS_ABOVE_MS = 3 * DAY_MS;

/** The remaining time as a countdown shows it. */
export type Countdown =
  | { readonly is: 'over' }
  | { readonly is: 'days'; readonly days: number }
  | { readonly is: 'clock'; readonly text: string };

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** Days above three days, `hh:mm:ss` above one hour, otherwise `mm:ss`. Rounds down, so that it never states more time than is left. */
export const countdownOf = (remainingMs: number): Countdown => {
  if (remainingMs <= 0) return { is: 'over' };
  if (remainingMs > DAYS_ABOVE_MS) return { is: 'days', days: Math.floor(remainingMs / DAY_MS) };
  const seconds = twoDigits(Math.floor(remainingMs / SECOND_MS) % 60);
  if (remainingMs <= HOUR_MS)
    return { is: 'clock', text: `${twoDigits(Math.floor(remainingMs / MINUTE_MS))}:${seconds}` };
  return {
    is: 'clock',
    text: `${twoDigits(Math.floor(remainingMs / HOUR_MS))}:${twoDigits(Math.floor(remainingMs / MINUTE_MS) % 60)}:${seconds}`,
  };
};
