import { describe, expect, it } from 'vitest';
import { withSessionIds } from './with-session-ids.ts';

const NEW = { userId: 'u2', cartId: 'c2', activeWishlistId: 'w2' };

describe('variables with the ids of a new session', () => {
  it('have them wherever ids of the old session were', () => {
    expect(
      withSessionIds({ cartId: 'c1', input: { userId: 'u1', lines: [{ cartId: 'c1', quantity: 2 }, 'cartId'] } }, NEW),
    ).toEqual({ cartId: 'c2', input: { userId: 'u2', lines: [{ cartId: 'c2', quantity: 2 }, 'cartId'] } });
  });

  it('get none where there were none, and keep everything else', () => {
    expect(
      withSessionIds({ cartId: null, userId: undefined, activeWishlistId: 'w1', wishlistId: 'w1', note: null }, NEW),
    ).toEqual({ cartId: null, userId: undefined, activeWishlistId: 'w1', wishlistId: 'w1', note: null });
    expect([withSessionIds(undefined, NEW), withSessionIds('cartId', NEW), withSessionIds(null, NEW)]).toEqual([
      undefined,
      'cartId',
      null,
    ]);
  });

  it('keep files as they are', () => {
    const file = new File([new Uint8Array([1])], 'a.pdf', { type: 'application/pdf' });
    expect(withSessionIds({ file, cartId: 'c1' }, NEW)).toEqual({ file, cartId: 'c2' });
    expect(withSessionIds(file, NEW)).toBe(file);
  });
});
