import { type Countdown, countdownOf } from '@shop/domain/deals/countdown';

import { askShopClock, type ShopClock } from './shop-clock.ts';

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
/** A countdown announces these remaining minutes, and its end, unless it names others: more would disturb. */
const ANNOUNCED_MINUTES = '10 1';
/** Longer than the time between two ticks. */
const ANNOUNCED_WITHIN_MS = 2 * SECOND_MS;

const unitText = (value: number, unit: 'day' | 'minute'): string =>
  new Intl.NumberFormat(document.documentElement.lang, { style: 'unit', unit, unitDisplay: 'long' }).format(value);

const textOf = (countdown: Exclude<Countdown, { is: 'over' }>): string =>
  countdown.is === 'days' ? unitText(countdown.days, 'day') : countdown.text;

const write = (element: HTMLElement, text: string): void => {
  if (element.textContent !== text) element.textContent = text;
};

const filled = (template: string | undefined, time: string): string => (template ?? '').replace('{time}', time);

const announce = (status: HTMLElement, remainingMs: number, marks: string): void => {
  const minutes = marks
    .split(' ')
    .map(Number)
    .find(
      (announced) => remainingMs <= announced * MINUTE_MS && remainingMs > announced * MINUTE_MS - ANNOUNCED_WITHIN_MS,
    );
  if (remainingMs <= 0) write(status, status.dataset['countdownOver'] ?? '');
  else if (minutes !== undefined) write(status, filled(status.dataset['countdownStatus'], unitText(minutes, 'minute')));
};

/** Shows what is left of one countdown; false if it is over. */
const show = (element: HTMLElement, now: number): boolean => {
  const remainingMs = Date.parse(element.dataset['countdown'] ?? '') - now;
  const countdown = countdownOf(remainingMs);
  const wasOver = element.hasAttribute('data-over');
  const left = element.querySelector<HTMLElement>('[data-countdown-left]');
  if (left !== null && countdown.is !== 'over') write(left, filled(left.dataset['countdownLeft'], textOf(countdown)));
  element.toggleAttribute('data-ticking', countdown.is !== 'over');
  element.toggleAttribute('data-over', countdown.is === 'over');
  if (countdown.is === 'over' && !wasOver) element.dispatchEvent(new Event('countdown-over'));
  const status = element.querySelector<HTMLElement>('[data-countdown-status]');
  if (status !== null) announce(status, remainingMs, element.dataset['countdownMarks'] ?? ANNOUNCED_MINUTES);
  return countdown.is !== 'over';
};

let waiting: ReturnType<typeof setTimeout> | undefined;
let clock: ShopClock | undefined;

/** Shows the time of all countdowns on the page; pauses while the page is hidden, and stops when all are over. */
const tick = (): void => {
  clearTimeout(waiting);
  if (document.hidden || clock === undefined) return;
  const now = clock();
  const running = [...document.querySelectorAll<HTMLElement>('[data-countdown]')].filter((element) =>
    show(element, now),
  );
  if (running.length > 0) waiting = setTimeout(tick, SECOND_MS);
};

/** Asks for the shop's time again, and runs all countdowns by it. */
export const renewShopClock = async (): Promise<void> => {
  clock = await askShopClock();
  tick();
};

/** A device that slept may not have counted: when the page is seen again, it asks for the time. */
const resume = (): void => {
  tick();
  if (!document.hidden) renewShopClock().catch(() => undefined);
};

/** Runs the countdowns by the shop's clock. Called again, it takes in those that a navigation has brought. */
export const runCountdowns = async (): Promise<void> => {
  clock ??= await askShopClock();
  // The same listener is added once.
  document.addEventListener('visibilitychange', resume);
  tick();
};
