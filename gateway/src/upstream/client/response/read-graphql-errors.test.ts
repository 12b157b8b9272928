import { describe, expect, it } from 'vitest';
import { readGraphqlErrors } from './read-graphql-errors.ts';
import { worstKindOf } from '../upstream-error.ts';

const byClass = (classification: string) => ({ message: 'm', extensions: { classification } });
const byKey = (messageKey: string) => ({ message: 'm', extensions: { messageKey } });

describe('an error of the upstream', () => {
  it.each([
    [byKey('ishop.api.error.invalid_token'), 'session-revoked'],
    [byKey('ishop.api.error.revoked_token'), 'session-revoked'],
    [{ message: 'ishop.api.error.revoked_token' }, 'session-revoked'],
    [byKey('vue.error.security.valid_token_required'), 'token-required'],
    [byClass('INVALID_TOKEN'), 'api-token-invalid'],
    [{ message: 'm', extensions: { code: 'INVALID_TOKEN' } }, 'api-token-invalid'],
    [byClass('CART_NOT_FOUND'), 'ids-unknown'],
    [{ message: 'A valid user id is required.' }, 'ids-unknown'],
    [byClass('INTERNAL_ERROR'), 'internal'],
    [byKey('toString'), 'other'],
    [byKey('vue.cart.error.somethingWentWrong'), 'other'],
  ] as const)('%j is handled as %s', (raw, kind) => {
    expect(readGraphqlErrors([raw]).map((error) => error.kind)).toEqual([kind]);
  });

  it('contains what the shopper and the caller can use', () => {
    const raw = {
      message: 'm',
      path: ['cart', 0],
      extensions: { classification: 'C', messageKey: 'k', debug: 'stack' },
    };
    expect(readGraphqlErrors([raw])).toEqual([
      { kind: 'other', message: 'm', classification: 'C', messageKey: 'k', path: ['cart', 0] },
    ]);
  });

  it.each([
    [null],
    ['text'],
    [{}],
    [{ message: 7, path: 'cart', extensions: [] }],
    [{ path: ['cart', null] }],
    [{ path: [{}, 'cart'] }],
    [{ extensions: { classification: 7, messageKey: '' } }],
  ])('of an unknown form is an error all the same: %j', (raw) => {
    expect(readGraphqlErrors([raw])).toEqual([{ kind: 'other', message: '' }]);
  });

  it('is chosen by its rank, not its position in the list', () => {
    const ranked = [
      byKey('ishop.api.error.revoked_token'),
      byKey('vue.error.security.valid_token_required'),
      byClass('INVALID_TOKEN'),
      byClass('CART_NOT_FOUND'),
      byClass('INTERNAL_ERROR'),
      byClass('OTHER'),
    ];
    const decided = ranked.map((_error, index) => worstKindOf(readGraphqlErrors(ranked.slice(index).toReversed())));
    expect(decided).toEqual([
      'session-revoked',
      'token-required',
      'api-token-invalid',
      'ids-unknown',
      'internal',
      'other',
    ]);
    expect(worstKindOf([])).toBeUndefined();
  });
});
