import { describe, expect, it } from 'vitest';
import { readPaymentToken, paymentToken, isGenuine } from './payment-token.ts';

const NAME = { worldId: 'w-1', subjectId: '400000001' };
const token = paymentToken(NAME, 7);
const [payload = '', signature = ''] = token.split('.');
const payloadOf = (text: string) => Buffer.from(text).toString('base64url');
/** As long as a signature, and none. */
const forgery = `${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`;

describe('the token of a card payment', () => {
  it('identifies its world and its order', () => {
    expect(readPaymentToken(token)).toEqual(NAME);
  });

  it('is always the same, and different for every order and world', () => {
    const others = [
      paymentToken({ ...NAME, subjectId: '400000002' }, 7),
      paymentToken({ ...NAME, worldId: 'w-2' }, 7),
      paymentToken(NAME, 8),
    ];
    expect(paymentToken(NAME, 7)).toBe(token);
    expect(new Set([token, ...others]).size).toBe(4);
  });

  it.each([
    ['nothing', ''],
    ['one word', payloadOf('w-1')],
    ['three words', payloadOf('w-1 400000001 again')],
  ])('is invalid if it contains %s', (_, text) => {
    expect(readPaymentToken(`${text}.${signature}`)).toBeUndefined();
  });

  it.each([
    ['as it was made', token, 7, true],
    ['in a world of another seed', token, 8, false],
    ['with a signature of the same length', `${payload}.${forgery}`, 7, false],
    ['with a longer signature', `${token}A`, 7, false],
    ['with a shorter signature', token.slice(0, -1), 7, false],
    ['without a signature', payload, 7, false],
    ['of another order under this signature', `${payloadOf('w-1 400000002')}.${signature}`, 7, false],
    ['of nothing', '', 7, false],
  ])('%s is genuine or not', (_, token, seed, expected) => {
    expect(isGenuine(token, seed)).toBe(expected);
  });
});
