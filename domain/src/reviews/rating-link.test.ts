import { describe, expect, it } from 'vitest';
import { ratingTargetOf } from './rating-link.ts';

const MESSAGE = 'shop.rating.welcome';

describe('a rating link (ROUTE-03)', () => {
  it.each([
    [
      { isValid: true, redirect: true, message: MESSAGE, productId: '17' },
      { path: '/prod/17/', toast: { kind: 'success', messageKey: MESSAGE } },
    ],
    [
      { isValid: false, redirect: true, message: MESSAGE, productId: '17' },
      { path: '/prod/17/', toast: { kind: 'error', messageKey: MESSAGE } },
    ],
    [{ isValid: false, redirect: true, message: MESSAGE }, { toast: { kind: 'error', messageKey: MESSAGE } }],
    [{ isValid: true, redirect: false, message: MESSAGE, productId: '17' }, { path: '/prod/17/' }],
    [{ isValid: true, redirect: true, productId: '17' }, { path: '/prod/17/' }],
    [{ isValid: false, redirect: false }, {}],
  ] as const)('with the reply %j leads to %j', (link, target) => {
    expect(ratingTargetOf(link)).toEqual(target);
  });
});
