import { aCart, aPosition } from '@shop/domain/testing/a-cart';
import { seenCartOf } from '@shop/domain/checkout/seen-cart';
import { money } from '@shop/domain/shared/money';
import { expect, it } from 'vitest';
import { MAX_LINES } from '../carts/cart-limits.ts';
import { signer } from '../shared/signing.ts';
import { testClock } from '../testing/test-clock.ts';
import { MAX_SEEN } from './place-order.types.ts';
import { seenCarts } from './seen-carts.ts';

const DAY_MS = 24 * 60 * 60 * 1_000;

const open = () => {
  const clock = testClock();
  const signed = signer(['a secret of this test, long enough'], clock);
  return { clock, signed, ...seenCarts(signed) };
};

const CART = aCart({
  positions: [aPosition({ quantity: 2 })],
  shippingCost: money(495),
  vouchers: [{ code: 'SCHULE10', name: '10 %', status: 'applied', saving: money(55) }],
});

it('what was seen is read as it was written', () => {
  const { write, read } = open();
  expect(read(write(CART))).toEqual(seenCartOf(CART));
});

it('a text that was changed, cut off, or signed for something else is not what was seen', () => {
  const { write, read, signed } = open();
  const text = write(CART);
  const others = [text.replace(/^./u, '_'), text.slice(0, -1), '', signed.sign('cart', 'cart-1', 60)];
  expect(others.map(read)).toEqual(others.map(() => undefined));
});

it('what was seen counts for a day', () => {
  const { write, read, clock } = open();
  const text = write(CART);
  clock.forward(DAY_MS);
  expect(read(text)).toEqual(seenCartOf(CART));
  clock.forward(1);
  expect(read(text)).toBeUndefined();
});

it('the largest cart with long names fits into an order', () => {
  const { write, read } = open();
  const words = ['Buntstifte', 'Klebeband', 'Lineal', 'Zirkelkasten', 'Heftumschlag', 'Malkasten', 'Tafelschwamm'];
  const positions = Array.from({ length: MAX_LINES }, (_, line) =>
    aPosition({
      id: `position-${line * 7919}`,
      name: `${words[line % 7]} ${words[(line * 3) % 7]} ${words[(line * 5) % 7]} ${line * 104_729}`,
      quantity: (line % 40) + 1,
      pricePerUnit: money((line * 37) % 4_000),
    }),
  );
  const text = write(aCart({ positions }));
  expect(text.length).toBeLessThan(MAX_SEEN);
  expect(read(text)?.lines).toHaveLength(MAX_LINES);
});
