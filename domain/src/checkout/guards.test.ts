import { describe, expect, it } from 'vitest';
import { money } from '../shared/money.ts';
import { checkoutFacts } from '../testing/checkout-facts.ts';
import { checkoutGuard, guardFor, isCheckoutPath } from './guards.ts';

const on = { action: 'proceed' };
const to = (path: string) => ({ action: 'redirect', path });
const toWith = (path: string, noticeKind: string, notice: string, noticeValues?: object) => ({
  ...to(path),
  notice,
  noticeKind,
  ...(noticeValues && { noticeValues }),
});
const expiredTo = (path: string) => toWith(path, 'warning', 'shop.error.sessionExpired');
const empty = { positionCount: 0 };
const anonymous = { loginState: 'logged-out' } as const;

describe('the basket', () => {
  it.each([checkoutFacts(), checkoutFacts({ ...anonymous, cart: empty })])(
    'is open to everybody (GUARD-11)',
    (facts) => {
      expect(checkoutGuard('/checkout/basket/', facts)).toEqual(on);
    },
  );

  it('offers nothing that is already ordered: it leads to the order, or home if nobody knows which', () => {
    expect(
      checkoutGuard('/checkout/basket/', checkoutFacts({ cart: { submitted: true }, storedOrderId: 'order-1' })),
    ).toEqual(to('/checkout/confirmation/'));
    expect(checkoutGuard('/checkout/basket/', checkoutFacts({ cart: { submitted: true } }))).toEqual(
      toWith('/', 'error', 'vue.checkout.error.orderAlreadySubmitted'),
    );
  });
});

it('guards no page outside the checkout', () => {
  expect(checkoutGuard('/cat/10/', checkoutFacts({ ...anonymous, cart: empty }))).toEqual(on);
});

describe('the login step', () => {
  it.each(['customer', 'guest'] as const)(
    'redirects a shopper with the session of a %s to shipping (GUARD-02)',
    (loginState) => {
      expect(checkoutGuard('/checkout/login', checkoutFacts({ loginState }))).toEqual(to('/checkout/shipping/'));
    },
  );

  it('redirects a shopper with an empty cart to the basket (GUARD-03)', () => {
    expect(checkoutGuard('/checkout/login/', checkoutFacts({ ...anonymous, cart: empty }))).toEqual(
      to('/checkout/basket/'),
    );
  });

  it('redirects even a customer with an empty cart to the basket (GUARD-03)', () => {
    expect(checkoutGuard('/checkout/login/', checkoutFacts({ cart: empty }))).toEqual(to('/checkout/basket/'));
  });

  it('lets a visitor without a session choose, and change the choice', () => {
    expect(checkoutGuard('/checkout/login/', checkoutFacts(anonymous))).toEqual(on);
    expect(checkoutGuard('/checkout/login/', checkoutFacts({ ...anonymous, loginOption: 'guest' }))).toEqual(on);
  });
});

describe('the shipping step', () => {
  it('redirects home with an empty cart (GUARD-04)', () => {
    expect(checkoutGuard('/checkout/shipping/', checkoutFacts({ cart: empty }))).toMatchObject(to('/'));
  });

  it('redirects to the login while that step is incomplete (GUARD-05)', () => {
    expect(checkoutGuard('/checkout/shipping', checkoutFacts(anonymous))).toEqual(to('/checkout/login/'));
    expect(checkoutGuard('/checkout/shipping', checkoutFacts({ ...anonymous, loginOption: 'register' }))).toEqual(on);
  });
});

describe('the payment step', () => {
  it.each([
    ['a guest', { loginState: 'guest' } as const],
    ['a shopper whose login step is not done', anonymous],
  ])('redirects %s with an empty cart home and warns that the session has expired (GUARD-06)', (_who, said) => {
    expect(checkoutGuard('/checkout/payment/', checkoutFacts({ ...said, cart: empty }))).toEqual(expiredTo('/'));
  });

  it('redirects a customer with an empty cart home without a warning (GUARD-06)', () => {
    expect(checkoutGuard('/checkout/payment/', checkoutFacts({ cart: empty }))).toMatchObject({
      ...to('/'),
      noticeKind: 'info',
    });
  });

  it.each([{ hasAddresses: false }, { shipperUsable: false }, anonymous])(
    'redirects to shipping while that is invalid: %o (GUARD-07)',
    (said) => {
      expect(checkoutGuard('/checkout/payment/', checkoutFacts(said))).toEqual(to('/checkout/shipping/'));
    },
  );

  it.each([{ cart: { basketValue: money(0) } }, { isB2b: true }, { isExpressAmazon: true }])(
    'goes to the summary where it is not needed: %o (GUARD-08)',
    (said) => {
      expect(checkoutGuard('/checkout/payment/', checkoutFacts(said))).toEqual(to('/checkout/summary/'));
    },
  );

  it('can be entered again after a payment method is selected', () => {
    expect(checkoutGuard('/checkout/payment/', checkoutFacts())).toEqual(on);
  });
});

describe('the summary', () => {
  it.each([{ hasAddresses: false }, { shipperUsable: false }, anonymous, { ...anonymous, cart: empty }])(
    'goes home with a session-expired warning while shipping is not valid: %o (GUARD-09)',
    (said) => {
      expect(checkoutGuard('/checkout/summary/', checkoutFacts(said))).toEqual(expiredTo('/'));
    },
  );

  it('redirects to payment while no payment method is selected, unless none is needed (GUARD-10)', () => {
    expect(checkoutGuard('/checkout/summary/', checkoutFacts({ paymentChosen: false }))).toEqual(
      to('/checkout/payment/'),
    );
    expect(checkoutGuard('/checkout/summary/', checkoutFacts({ paymentChosen: false, isB2b: true }))).toEqual(on);
  });
});

describe('an empty cart leads away from a step with its own words', () => {
  const home = ['/checkout/shipping/', '/checkout/payment/', '/checkout/summary/'];
  const shoppers = [{ loginState: 'customer' }, { loginState: 'guest' }, anonymous] as const;
  const each = home.flatMap((path) => shoppers.map((said) => [path, said] as const));
  const LOGIN = '/checkout/login/';

  it.each(each)('when its articles have become an order, which is named: from %s, %o', (path, said) => {
    expect(checkoutGuard(path, checkoutFacts({ ...said, cart: empty, shownOrderId: 'order-1' }))).toEqual(
      toWith('/', 'info', 'shop.checkout.ordered', { orderId: 'order-1' }),
    );
  });

  it.each(each)('when what is in it has sold out, which is named: from %s, %o', (path, said) => {
    const cart = { ...empty, soldOut: ['Heft', 'Stift'] };
    expect(checkoutGuard(path, checkoutFacts({ ...said, cart }))).toEqual(
      toWith('/', 'warning', 'shop.checkout.soldOut', { names: 'Heft, Stift' }),
    );
  });

  it.each(each)('when the session has ended: from %s, %o', (path, said) => {
    expect(checkoutGuard(path, checkoutFacts({ ...said, cart: empty, hasSessionEnded: true }))).toEqual(expiredTo('/'));
  });

  it.each(each.filter(([path, { loginState }]) => path === '/checkout/shipping/' || loginState === 'customer'))(
    'when nothing was chosen: from %s, %o',
    (path, said) => {
      expect(checkoutGuard(path, checkoutFacts({ ...said, cart: empty }))).toEqual(
        toWith('/', 'info', 'shop.checkout.nothingChosen'),
      );
    },
  );

  it('names three articles at most', () => {
    const cart = { ...empty, soldOut: ['Heft', 'Stift', 'Mappe', 'Lineal'] };
    expect(checkoutGuard('/checkout/summary/', checkoutFacts({ cart }))).toMatchObject({
      noticeValues: { names: 'Heft, Stift, Mappe …' },
    });
  });

  it('hints at no further articles if three have sold out', () => {
    const cart = { ...empty, soldOut: ['Heft', 'Stift', 'Mappe'] };
    expect(checkoutGuard('/checkout/summary/', checkoutFacts({ cart }))).toMatchObject({
      noticeValues: { names: 'Heft, Stift, Mappe' },
    });
  });

  it('names the sold-out articles of the next cart rather than the order before', () => {
    expect(
      checkoutGuard(
        '/checkout/summary/',
        checkoutFacts({ cart: { ...empty, soldOut: ['Heft'] }, shownOrderId: 'order-1' }),
      ),
    ).toMatchObject({ notice: 'shop.checkout.soldOut' });
  });

  it('claims no order whose confirmation was never shown: it may be unpaid', () => {
    expect(checkoutGuard('/checkout/payment/', checkoutFacts({ cart: empty, storedOrderId: 'order-1' }))).toMatchObject(
      { notice: 'shop.checkout.nothingChosen' },
    );
  });

  it('in the basket as well, which says by itself what is sold out and that it is empty', () => {
    const leads = (said: Parameters<typeof checkoutFacts>[0]) =>
      checkoutGuard(LOGIN, checkoutFacts({ ...anonymous, ...said, cart: { ...empty, ...said?.cart } }));
    expect([
      leads({ shownOrderId: 'order-1' }),
      leads({ hasSessionEnded: true }),
      leads({ cart: { soldOut: ['Heft'] } }),
      leads({}),
    ]).toEqual([
      toWith('/checkout/basket/', 'info', 'shop.checkout.ordered', { orderId: 'order-1' }),
      expiredTo('/checkout/basket/'),
      to('/checkout/basket/'),
      to('/checkout/basket/'),
    ]);
  });
});

describe('the confirmation', () => {
  it('redirects home while the session has no order (GUARD-12)', () => {
    expect(checkoutGuard('/checkout/confirmation/', checkoutFacts())).toEqual(to('/'));
    expect(checkoutGuard('/checkout/confirmation/', checkoutFacts({ storedOrderId: 'order-1' }))).toEqual(on);
  });

  it('shows a preview to anyone who requests one', () => {
    expect(guardFor('/checkout/confirmation/', { preview: 'true' }, checkoutFacts())).toEqual(on);
    expect(guardFor('/checkout/confirmation/', { preview: '' }, checkoutFacts())).toEqual(to('/'));
    expect(guardFor('/checkout/confirmation/', { preview: ['true', 'true'] }, checkoutFacts())).toEqual(to('/'));
  });
});

it.each(['/checkout/summary/', '/myaccount/orders/'])(
  'a preview opens no page but the confirmation: %s stays closed',
  (path) => {
    expect(guardFor(path, { preview: 'true' }, checkoutFacts(anonymous)).action).toBe('redirect');
  },
);

describe('a cart that is already an order', () => {
  const steps = ['/checkout/login/', '/checkout/shipping/', '/checkout/payment/', '/checkout/summary/'];

  it.each(steps)('redirects from %s to the confirmation of that order', (path) => {
    const facts = checkoutFacts({ cart: { submitted: true }, storedOrderId: 'order-1' });
    expect(checkoutGuard(path, facts)).toEqual(to('/checkout/confirmation/'));
  });

  it.each(steps)('redirects from %s home with an error if its order is unknown (SUBM-03)', (path) => {
    expect(checkoutGuard(path, checkoutFacts({ cart: { submitted: true } }))).toEqual({
      action: 'redirect',
      path: '/',
      notice: 'vue.checkout.error.orderAlreadySubmitted',
      noticeKind: 'error',
    });
  });
});

it('recognises the pages of the checkout with and without slash or query', () => {
  expect(['/checkout/summary', '/checkout/summary/?a=1', '/checkout/basket/'].every(isCheckoutPath)).toBe(true);
  expect(['/', '/checkout/', '/cat/checkout/'].some(isCheckoutPath)).toBe(false);
});
