import type { CartRefusal } from '@shop/domain/carts/carts.port';
import { describe, expect, it } from 'vitest';
import type { CartUpdateMutation } from '../generated/operation-types.ts';
import { aCartReply } from '../testing/replies.ts';
import { readUpdatedCart } from './read-updated-cart.ts';

type Reply = CartUpdateMutation['cart_update'];

const { id: _unasked, ...CHANGED } = aCartReply();
const changed = (said: Partial<Reply> = {}): Reply => ({ ...CHANGED, attainableInfos: null, refusal: null, ...said });

describe('a cart after a change', () => {
  it('reports nothing if the upstream does not', () => {
    expect(readUpdatedCart('c1', changed())).toMatchObject({
      ok: true,
      value: {
        cart: { id: 'c1' },
        report: { added: [], variantsToChoose: [], quantityChanged: [], maxInCart: [], dealSplit: [] },
      },
    });
  });

  it('reports what was added, what requires a variant, and which quantities differ from the request, and how many pieces got the price of a deal (CART-04, DEAL-06)', () => {
    const report = {
      added: [{ itemId: 'i1', name: 'Kreide', quantity: 2 }],
      variantsToChoose: [{ productId: 'p1', name: 'Heft', path: '/heft/' }],
      quantityChanged: [{ itemId: 'i2', name: 'Stift', asked: 1, now: 10 }],
      maxInCart: [{ itemId: 'i3', name: 'Globus', max: 3 }],
      mergeUndone: true,
    };
    const dealSplit = [{ itemId: 'i4', name: 'Füller', quantityLightning: 5, quantityNormal: 2 }];
    expect(readUpdatedCart('c1', changed({ attainableInfos: { ...report, dealSplit } }))).toMatchObject({
      ok: true,
      value: { report: { ...report, dealSplit: [{ itemId: 'i4', name: 'Füller', lightning: 5, normal: 2 }] } },
    });
  });

  it.each<[string, string | null, string | null, CartRefusal]>([
    ['NO_SUCH_ITEM', 'i1', null, { because: 'no-such-item', itemId: 'i1' }],
    ['SOLD_OUT', 'i1', null, { because: 'sold-out', itemId: 'i1' }],
    ['NO_SUCH_POSITION', 'p1', null, { because: 'no-such-position', positionId: 'p1' }],
    ['ALREADY_SUBMITTED', null, null, { because: 'already-submitted' }],
    [
      'VOUCHER_REFUSED',
      'KREIDE5',
      'shop.voucher.minimum',
      { because: 'voucher-refused', code: 'KREIDE5', message: 'shop.voucher.minimum' },
    ],
    [
      'VOUCHER_REFUSED',
      null,
      'upstream.text.of.tomorrow',
      { because: 'voucher-refused', code: '', message: 'shop.voucher.unknown' },
    ],
  ])('is a refusal if the upstream refuses: %s of %o with %o', (code, subject, message, refusal) => {
    expect(
      readUpdatedCart('c1', changed({ details: null, attributes: null, refusal: { code, subject, message } })),
    ).toEqual({ ok: false, refusal });
  });

  it.each(['NO_SUCH_ITEM', 'SOLD_OUT', 'NO_SUCH_POSITION'])(
    'cannot be read if %s does not name its subject',
    (code) => {
      expect(() => readUpdatedCart('c1', changed({ refusal: { code, subject: null, message: null } }))).toThrow(
        'an id that is none',
      );
    },
  );

  it.each([{ details: null }, { attributes: null }])('is complete or unreadable: %o', (half) => {
    expect(() => readUpdatedCart('c1', changed(half))).toThrow('a changed cart without its contents');
  });
});
