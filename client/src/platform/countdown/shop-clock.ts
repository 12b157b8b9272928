const CLOCK_PATH = '/api/clock';

/** A programming error of the shop: its clock says no time. */
class NoTime extends Error {
  override readonly name = 'NoTime';
}

const isClockReply = (reply: unknown): reply is { readonly now: string } =>
  typeof reply === 'object' && reply !== null && 'now' in reply && typeof reply.now === 'string';

/** Tells the shop's time in ms since the epoch; the device's own clock is often wrong. */
export type ShopClock = () => number;

/** Asks the shop for its time. The reply is taken to be from halfway between request and response. */
export const askShopClock = async (): Promise<ShopClock> => {
  const sentAt = performance.now();
  const response = await fetch(CLOCK_PATH, { headers: { accept: 'application/json' }, credentials: 'same-origin' });
  const reply: unknown = await response.json();
  if (!isClockReply(reply)) throw new NoTime();
  const atOpening = Date.parse(reply.now) - (sentAt + performance.now()) / 2;
  return () => atOpening + performance.now();
};
