import type { Shop } from '@shop/domain/shop';
import type { Visit } from '../visit.ts';

/** Logs a visitor out: the shop's session ends, a new cart is obtained, checkout and wishlist are forgotten (specification A4). */
export const endSession =
  ({ sessions }: Pick<Shop, 'sessions'>) =>
  async (visit: Visit): Promise<void> => {
    const leaving = visit.shopper;
    visit.signedOut();
    await sessions.logout(leaving);
    visit.opened(await sessions.open(visit.shopper));
  };
