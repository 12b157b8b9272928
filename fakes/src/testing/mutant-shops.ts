import type { Shop } from '@shop/domain/shop';

/** A shop with one defect, which a behaviour must catch. */
export interface Mutant {
  readonly does: string;
  readonly mutate: (shop: Shop) => Shop;
}

/** Defects that Stryker cannot make of the fakes (docs/mutants.md). */
export const MUTANTS: readonly Mutant[] = [
  {
    does: 'keeps what a customer no longer says about themselves',
    mutate: (shop) => ({
      ...shop,
      customers: {
        ...shop.customers,
        changeAccountData: (shopper, typed) =>
          shop.customers.changeAccountData(shopper, { ...typed, company: typed.company || 'Kita Sonnenschein' }),
      },
    }),
  },
  {
    does: 'applies the operations before a refused one',
    mutate: (shop) => ({
      ...shop,
      carts: {
        ...shop.carts,
        update: async (shopper, cartId, operations) => {
          let last = await shop.carts.update(shopper, cartId, []);
          for (const operation of operations) {
            last = await shop.carts.update(shopper, cartId, [operation]);
            if (!last.ok) return last;
          }
          return last;
        },
      },
    }),
  },
  {
    does: 'overwrites what somebody else has changed on a list meanwhile',
    mutate: (shop) => ({
      ...shop,
      wishlists: {
        ...shop.wishlists,
        change: async (shopper, id, change) => {
          const first = await shop.wishlists.change(shopper, id, change);
          if (first.ok || first.refusal.because !== 'changed-meanwhile' || !('version' in change)) return first;
          return shop.wishlists.change(shopper, id, { ...change, version: first.refusal.entry.version });
        },
      },
    }),
  },
  {
    does: 'makes a member of whoever looks at a link',
    mutate: (shop) => ({
      ...shop,
      sharedWishlists: {
        ...shop.sharedWishlists,
        open: async (shopper, token) => {
          await shop.sharedWishlists.join(shopper, token);
          return shop.sharedWishlists.open(shopper, token);
        },
      },
    }),
  },
  {
    does: 'lists the oldest of the recent orders first',
    mutate: (shop) => ({
      ...shop,
      orders: { ...shop.orders, recent: async (shopper) => (await shop.orders.recent(shopper)).toReversed() },
    }),
  },
];
