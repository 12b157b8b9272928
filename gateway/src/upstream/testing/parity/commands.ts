import fc from 'fast-check';
import { cartCommands } from './cart-commands.ts';
import { catalogueCommands } from './catalogue-commands.ts';
import type { ParityCommand } from './command.ts';
import { contactRequestCommands } from './contact-request-commands.ts';
import { dealCommands } from './deal-commands.ts';
import { deliveryCommands } from './delivery-commands.ts';
import { competitionCommands } from './competition-commands.ts';
import { newsletterCommands } from './newsletter-commands.ts';
import { orderCommands } from './order-commands.ts';
import { primeCommands } from './prime-commands.ts';
import { returnCommands } from './return-commands.ts';
import { sessionCommands } from './session-commands.ts';
import { withoutOrigins } from './without-origins.ts';
import { cartIdOf, after } from './side.ts';
import { sharedWishlistCommands } from './shared-wishlist-commands.ts';
import { stockAlertCommands } from './stock-alert-commands.ts';
import { teaserListCommands } from './teaser-list-commands.ts';
import { wishlistCommands } from './wishlist-commands.ts';
import { otherCommands } from './other-commands.ts';

/** Everything that a shopper sees after a sequence. */
export const lastLook: ParityCommand = {
  play: async (side) => {
    const { shop } = side.fixture;
    const { shopper } = side;
    const orders = await Promise.all(side.orderIds.map((id) => shop.orders.confirmation(shopper, id)));
    const books = [await shop.addresses.billing(shopper), await shop.addresses.shipping(shopper)];
    return after(side, [
      await shop.carts.find(shopper, cartIdOf(side), { shippingCost: true }),
      await shop.customers.current(shopper, '/'),
      books,
      orders,
      withoutOrigins(await shop.wishlists.all(shopper)),
      await shop.wishlists.bookmarks(shopper),
    ]);
  },
  [fc.toStringMethod]: () => 'last look',
};

/** Longest sequence (staging, section 3). */
const MOST_COMMANDS = 40;

export const parityCommands: fc.Arbitrary<readonly ParityCommand[]> = fc.array(
  fc.oneof(
    { weight: 6, arbitrary: fc.oneof(...cartCommands) },
    { weight: 4, arbitrary: fc.oneof(...sessionCommands) },
    { weight: 4, arbitrary: fc.oneof(...deliveryCommands) },
    { weight: 4, arbitrary: fc.oneof(...orderCommands) },
    { weight: 3, arbitrary: fc.oneof(...catalogueCommands) },
    { weight: 2, arbitrary: fc.oneof(...dealCommands) },
    { weight: 2, arbitrary: fc.oneof(...otherCommands) },
    { weight: 2, arbitrary: fc.oneof(...primeCommands) },
    { weight: 2, arbitrary: fc.oneof(...newsletterCommands) },
    { weight: 2, arbitrary: fc.oneof(...stockAlertCommands) },
    { weight: 2, arbitrary: fc.oneof(...contactRequestCommands) },
    { weight: 1, arbitrary: fc.oneof(...competitionCommands) },
    { weight: 2, arbitrary: fc.oneof(...returnCommands) },
    { weight: 6, arbitrary: fc.oneof(...wishlistCommands) },
    { weight: 2, arbitrary: fc.oneof(...sharedWishlistCommands) },
    { weight: 1, arbitrary: fc.oneof(...teaserListCommands) },
  ),
  { minLength: 5, maxLength: MOST_COMMANDS, size: 'max' },
);
