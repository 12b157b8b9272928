import type { Cart } from '@shop/domain/carts/cart';
import type { Shopper } from '@shop/domain/visit/shopper';
import { money, plus } from '@shop/domain/shared/money';
import { granted, refused } from '@shop/domain/shared/result';
import type { Shop } from '@shop/domain/shop';

const dearer = (cart: Cart): Cart => ({ ...cart, total: plus(cart.total, money(1, cart.total.currency)) });

/** A shop with one defect, which a behaviour must catch. */
export interface Mutant {
  readonly does: string;
  readonly mutate: (shop: Shop) => Shop;
}

export const MUTANTS: readonly Mutant[] = [
  {
    does: 'sends a link to robots too',
    mutate: (shop) => ({
      ...shop,
      passwords: {
        ...shop.passwords,
        requestLink: (shopper, request) => shop.passwords.requestLink(shopper, { ...request, honeypot: '' }),
      },
    }),
  },
  {
    does: 'accepts a new password by any link',
    mutate: (shop) => ({
      ...shop,
      passwords: {
        ...shop.passwords,
        changeByLink: async (shopper, change) => {
          await shop.passwords.changeByLink(shopper, change);
          return granted(undefined);
        },
      },
    }),
  },
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
    does: 'hands out foreign carts',
    mutate: (shop) => {
      const owners = new Map<string, Shopper>();
      return {
        ...shop,
        carts: {
          ...shop.carts,
          find: async (shopper, cartId, options) => {
            const own = await shop.carts.find(shopper, cartId, options);
            if (own.ok) owners.set(cartId, shopper);
            const owner = owners.get(cartId);
            return own.ok || owner === undefined ? own : shop.carts.find(owner, cartId, options);
          },
        },
      };
    },
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
    does: 'does not report its changes',
    mutate: (shop) => ({
      ...shop,
      carts: {
        ...shop.carts,
        update: async (shopper, cartId, operations) => {
          const result = await shop.carts.update(shopper, cartId, operations);
          return result.ok
            ? granted({
                ...result.value,
                report: { ...result.value.report, quantityChanged: [], maxInCart: [], dealSplit: [] },
              })
            : result;
        },
      },
    }),
  },
  {
    does: 'adds a cent to the total',
    mutate: (shop) => ({
      ...shop,
      carts: {
        ...shop.carts,
        find: async (shopper, cartId, options) => {
          const result = await shop.carts.find(shopper, cartId, options);
          return result.ok ? granted(dearer(result.value)) : result;
        },
        update: async (shopper, cartId, operations) => {
          const result = await shop.carts.update(shopper, cartId, operations);
          return result.ok ? granted({ ...result.value, cart: dearer(result.value.cart) }) : result;
        },
      },
    }),
  },
  {
    does: 'always charges delivery into the total',
    mutate: (shop) => ({
      ...shop,
      carts: { ...shop.carts, find: (shopper, cartId) => shop.carts.find(shopper, cartId, { shippingCost: true }) },
    }),
  },
  {
    does: 'forgets order comments',
    mutate: (shop) => ({ ...shop, carts: { ...shop.carts, setOrderComment: async () => granted(undefined) } }),
  },
  {
    does: 'drops field errors',
    mutate: (shop) => ({
      ...shop,
      sessions: {
        ...shop.sessions,
        registerCustomer: async (shopper, typed) => {
          const result = await shop.sessions.registerCustomer(shopper, typed);
          return result.ok ? result : refused({ ...result.refusal, fieldErrors: [] });
        },
      },
    }),
  },
  {
    does: 'never merges carts',
    mutate: (shop) => ({
      ...shop,
      sessions: {
        ...shop.sessions,
        login: (shopper, typed) => shop.sessions.login(shopper, { ...typed, mergeCart: false }),
      },
    }),
  },
  {
    does: 'lets a session live on after the logout',
    mutate: (shop) => ({ ...shop, sessions: { ...shop.sessions, logout: async () => undefined } }),
  },
  {
    does: 'calls every e-mail address free',
    mutate: (shop) => ({ ...shop, customers: { ...shop.customers, isEmailUnique: async () => true } }),
  },
  {
    does: 'selects a carrier that is disabled, or says so',
    mutate: (shop) => ({ ...shop, shippers: { ...shop.shippers, select: async () => granted(undefined) } }),
  },
  {
    does: 'offers every way to pay',
    mutate: (shop) => ({
      ...shop,
      payments: {
        ...shop.payments,
        methods: async (shopper, cartId) =>
          (await shop.payments.methods(shopper, cartId)).map((method) => ({ ...method, enabled: true })),
      },
    }),
  },
  {
    does: 'says "placed" to every press of the button',
    mutate: (shop) => ({
      ...shop,
      orders: {
        ...shop.orders,
        submit: async (shopper, cartId) => {
          const result = await shop.orders.submit(shopper, cartId);
          return result.ok || result.refusal.because !== 'already-submitted' ? result : granted({ orderId: '999' });
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
  {
    does: 'returns one page of a category for another',
    mutate: (shop) => ({
      ...shop,
      catalogue: {
        ...shop.catalogue,
        category: (shopper, id, question) =>
          shop.catalogue.category(shopper, id, { ...question, page: question.page + 1 }),
      },
    }),
  },
  {
    does: 'finds an order to return with any postcode',
    mutate: (shop) => ({
      ...shop,
      returns: {
        ...shop.returns,
        find: async (shopper, lookup) => {
          const tries = await Promise.all(
            [lookup.zipCode, '10115', '50667'].map((zipCode) => shop.returns.find(shopper, { ...lookup, zipCode })),
          );
          return tries.find(({ ok }) => ok) ?? refused({ because: 'no-such-order' });
        },
      },
    }),
  },
  {
    does: 'announces a return again when its attempt is repeated',
    mutate: (shop) => {
      let attempts = 0;
      return {
        ...shop,
        returns: {
          ...shop.returns,
          submit: (shopper, request) =>
            shop.returns.submit(shopper, request, { idempotencyKey: `attempt-number-${(attempts += 1)}` }),
        },
      };
    },
  },
  {
    does: 'takes goods back that are still on their way',
    mutate: (shop) => ({
      ...shop,
      returns: {
        ...shop.returns,
        find: async (shopper, lookup) => {
          const found = await shop.returns.find(shopper, lookup);
          return found.ok
            ? granted({
                ...found.value,
                items: found.value.items.map(({ notReturnableBecause: _because, ...item }) => ({
                  ...item,
                  returnableQuantity: item.quantity,
                })),
              })
            : found;
        },
      },
    }),
  },
  {
    does: 'leaves lines at the price of a reservation that has expired',
    mutate: (shop) => ({ ...shop, deals: { ...shop.deals, refreshExpired: shop.deals.reservation } }),
  },
  {
    does: 'says nothing of pieces that an extension lost',
    mutate: (shop) => ({
      ...shop,
      deals: {
        ...shop.deals,
        extend: async (shopper, cartId) => {
          const extended = await shop.deals.extend(shopper, cartId);
          return extended.ok ? granted({ ...extended.value, dealNoLongerLegal: false, quantityReduced: [] }) : extended;
        },
      },
    }),
  },
];
