import { expect, it } from 'vitest';
import { ALL_STOREFRONTS } from '../storefronts/storefront.ts';
import { aDeclaration } from '../testing/a-declaration.ts';
import { isSameDeclaration, normaliseDeclaration, offersWithdrawal, withdrawalRight } from './withdrawal.ts';
import { withdrawalErrors } from './withdrawal-rules.ts';

it('is offered by every storefront for consumers, and by no other', () => {
  expect(ALL_STOREFRONTS.filter(offersWithdrawal).map(({ id }) => id)).toEqual(['de', 'at', 'ch', 'en']);
});

it('is a right by law in the union, and the shop’s own promise in Switzerland', () => {
  const rights = ALL_STOREFRONTS.filter(offersWithdrawal).map((storefront) => [
    storefront.id,
    withdrawalRight(storefront),
  ]);
  expect(rights).toEqual([
    ['de', 'statutory'],
    ['at', 'statutory'],
    ['ch', 'voluntary'],
    ['en', 'statutory'],
  ]);
});

it('needs a name, an order number and an e-mail address, but neither goods nor a reason', () => {
  expect(withdrawalErrors(aDeclaration())).toEqual([]);
  expect(
    withdrawalErrors(aDeclaration({ fullName: ' ', orderNumber: '', email: '' })).map(({ field }) => field),
  ).toEqual(['fullName', 'orderNumber', 'email']);
});

it('accepts any words that identify the contract', () => {
  expect(withdrawalErrors(aDeclaration({ orderNumber: 'Schulranzen, bestellt am 3. November' }))).toEqual([]);
});

it('has no surrounding spaces, no empty fields and one kind of line end', () => {
  expect(
    normaliseDeclaration(
      aDeclaration({
        fullName: ' Gerda Gast ',
        withdrawnGoods: ' 2 Hefte\r\n1 Zirkel\r1 Lineal\r',
        withdrawalReason: ' ',
      }),
    ),
  ).toStrictEqual(aDeclaration({ withdrawnGoods: '2 Hefte\n1 Zirkel\n1 Lineal' }));
  expect(normaliseDeclaration(aDeclaration({ withdrawnGoods: ' ', withdrawalReason: ' Zu klein\r\n' }))).toStrictEqual(
    aDeclaration({ withdrawalReason: 'Zu klein' }),
  );
});

it.each([
  ['name', { fullName: 'Gustav Gast' }],
  ['order', { orderNumber: '400000002' }],
  ['address for the receipt', { email: 'gustav.gast@schule.example' }],
  ['goods', { withdrawnGoods: '1 Zirkel' }],
  ['reason', { withdrawalReason: 'Zu klein' }],
])('is another one with another %s', (_what, other) => {
  const declaration = aDeclaration({ withdrawnGoods: '2 Hefte', withdrawalReason: 'Zu groß' });
  expect(isSameDeclaration(declaration, { ...declaration })).toBe(true);
  expect(isSameDeclaration(declaration, { ...declaration, ...other })).toBe(false);
});

it('is the same one if it was typed again', () => {
  const again = normaliseDeclaration(aDeclaration({ fullName: ' Gerda  Gast ', withdrawalReason: ' ' }));
  expect(isSameDeclaration(aDeclaration(), again)).toBe(true);
});
