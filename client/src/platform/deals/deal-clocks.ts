import { type Countdown, countdownOf } from '@shop/domain/deals/countdown';

import { askShopClock, type ShopClock } from './shop-clock.ts';

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
/** A deal announces these remaining minutes, and its end, unless it names others: more would disturb. */
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
  if (remainingMs <= 0) write(status, status.dataset['dealOver'] ?? '');
  else if (minutes !== undefined) write(status, filled(status.dataset['dealStatus'], unitText(minutes, 'minute')));
};

/** Shows what is left of one deal; false if it is over. */
const show = (offer: HTMLElement, now: number): boolean => {
  const remainingMs = Date.parse(offer.dataset['dealEnds'] ?? '') - now;
  const countdown = countdownOf(remainingMs);
  const wasOver = offer.hasAttribute('data-over');
  const left = offer.querySelector<HTMLElement>('[data-deal-left]');
  if (left !== null && countdown.is !== 'over') write(left, filled(left.dataset['dealLeft'], textOf(countdown)));
  offer.toggleAttribute('data-ticking', countdown.is !== 'over');
  offer.toggleAttribute('data-over', countdown.is === 'over');
  if (countdown.is === 'over' && !wasOver) offer.dispatchEvent(new Event('deal-over'));
  const status = offer.querySelector<HTMLElement>('[data-deal-status]');
  if (status !== null) announce(status, remainingMs, offer.dataset['dealMarks'] ?? ANNOUNCED_MINUTES);
  return countdown.is !== 'over';
};

let waiting: ReturnType<typeof setTimeout> | undefined;
let clock: ShopClock | undefined;

/** Shows the remaining time of all deals on the page; pauses while the page is hidden, and stops when no deal is left. */
const tick = (): void => {
  clearTimeout(waiting);
  if (document.hidden || clock === undefined) return;
  const now = clock();
  const running = [...document.querySelectorAll<HTMLElement>('[data-deal-ends]')].filter((offer) => show(offer, now));
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

/** Runs the countdowns by the shop's clock. Called again, it takes in the deals that a navigation has brought. */
export const runDealClocks = async (): Promise<void> => {
  clock ??= await askShopClock();
  // The same listener is added once.
  document.addEventListener('visibilitychange', resume);
  tick();
};
