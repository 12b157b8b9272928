import { describe, expect, it } from 'vitest';
import type { Carts } from '../carts/carts.port.ts';
import { LOGIN_OPTION } from '../checkout/login-option.slot.ts';
import type { Sessions } from '../sessions/sessions.port.ts';
import { granted, refused } from '../shared/result.ts';
import { aCart, aPosition, aSavedLine } from '../testing/a-cart.ts';
import { anAnonymousShopper, aShopper } from '../testing/a-shopper.ts';
import { aVisit, remembered } from '../testing/a-visit.ts';
import { portWith } from '../testing/port-with.ts';
import { stubShop } from '../testing/stub-shop.ts';
import { ReplyLost, stubState } from '../testing/stub-state.ts';
import { goOnStartedOver, readableCart, startOver, wasTakenAlong } from './start-over.ts';

const CART = aCart();
const OPENED = { userId: 'user-2', cartId: 'cart-2', activeWishlistId: 'list-2' };

type Find = Carts['find'];

const found: Find = async () => granted(CART);
const gone: Find = async () => refused({ because: 'cart-not-found' });
const unreachable: Find = () => Promise.reject(new ReplyLost());

/** A shop that answers like this about carts, and whether it was asked to open no session in place of a lost one. */
const shopThat = (find: Find) => {
  const keepsSession: (boolean | undefined)[] = [];
  const noting: Find = (shopper, cartId, options) => {
    keepsSession.push(options?.keepsSession);
    return find(shopper, cartId, options);
  };
  return { keepsSession, carts: portWith<Carts>({ find: noting }), sessions: portWith<Sessions>({}) };
};

describe('the cart before a login', () => {
  it('is read without opening a session', async () => {
    const shop = shopThat(found);
    expect(await readableCart(shop, aShopper())).toEqual(CART);
    expect(shop.keepsSession).toEqual([true]);
  });

  it.each([
    ['the visitor has none', found, anAnonymousShopper()],
    ['it is gone', gone, aShopper()],
    ['it cannot be read', unreachable, aShopper()],
  ])('is unknown if %s', async (_what, find, shopper) => {
    expect(await readableCart(shopThat(find), shopper)).toBeUndefined();
  });
});

describe('a login whose reply was lost', () => {
  it('has taken the cart along if it is gone', async () => {
    const shop = shopThat(gone);
    expect(await wasTakenAlong(shop, aShopper(), CART)).toBe(true);
    expect(shop.keepsSession).toEqual([true]);
  });

  it.each([
    ['the cart is still there', found, CART],
    ['the cart cannot be read', unreachable, CART],
    ['nobody knows the cart from before', gone, undefined],
  ])('proves nothing if %s', async (_what, find, before) => {
    expect(await wasTakenAlong(shopThat(find), aShopper(), before)).toBe(false);
  });
});

describe('starting over', () => {
  const before = aCart({
    positions: [aPosition({ itemId: 'heft', quantity: 3 }), aPosition({ id: 'b', itemId: 'stift', name: 'Stift' })],
    savedLines: [aSavedLine({ itemId: 'mappe', quantity: 2 })],
  });

  const startedOver = async () => {
    const state = stubState({ carts: [before], stock: { stift: 0 } });
    const guest = aShopper({ loginState: 'guest', sessionToken: 'session-1' });
    return { state, result: await startOver(stubShop(state), guest, before) };
  };

  it('opens a session without the one that may have begun', async () => {
    const { state, result } = await startedOver();
    expect(state.calls[0]).toBe('open-session logged-out');
    expect(result.opened).toEqual({ userId: 'user-new', cartId: 'cart-2', activeWishlistId: 'list-new' });
  });

  it('fills its cart with what the other one contained, and says what it could not', async () => {
    const { state, result } = await startedOver();
    expect(state.carts[1]?.positions.map(({ itemId, quantity }) => [itemId, quantity])).toEqual([['heft', 3]]);
    expect(result).toMatchObject({ because: 'started-over', missing: [{ name: 'Stift' }] });
  });

  it('saves again what was saved for later', async () => {
    const { state } = await startedOver();
    expect(state.carts[1]?.savedLines.map(({ itemId, quantity }) => [itemId, quantity])).toEqual([['mappe', 2]]);
  });
});

describe('a visitor who has started over', () => {
  const started = { because: 'started-over', opened: OPENED, missing: [] } as const;

  it('goes on in the new session', () => {
    const visit = aVisit();
    goOnStartedOver(visit, started);
    expect(visit.shopper).toEqual(aShopper({ userId: 'user-2', cartId: 'cart-2' }));
  });

  it('need not choose again how to check out', () => {
    const visit = aVisit(aShopper(), remembered(LOGIN_OPTION, 'guest'));
    goOnStartedOver(visit, started);
    expect(visit.read(LOGIN_OPTION)).toBe('guest');
  });

  it('is no guest any more', () => {
    const visit = aVisit(aShopper({ loginState: 'guest', sessionToken: 'session-1' }));
    goOnStartedOver(visit, started);
    expect(visit.shopper).toEqual(aShopper({ userId: 'user-2', cartId: 'cart-2' }));
  });
});
