import { expect, it } from 'vitest';
import { ALL_STOREFRONTS } from '../storefronts/storefront.ts';
import { aDeclaration } from '../testing/a-declaration.ts';
import { normaliseDeclaration, offersWithdrawal } from './withdrawal.ts';
import { withdrawalErrors } from './withdrawal-rules.ts';

it('is offered by every storefront for consumers, and by no other', () => {
  expect(ALL_STOREFRONTS.filter(offersWithdrawal).map(({ id }) => id)).toEqual(['de', 'at', 'ch', 'en']);
});

it('needs a name, an order number and an e-mail address, but neither goods nor a reason', () => {
  expect(withdrawalErrors(aDeclaration())).toEqual([]);
  expect(withdrawalErrors(aDeclaration({ fullName: ' ', orderNumber: '', email: '' })).map(({ field }) => field)).toEqual(['fullName', 'orderNumber', 'email']);
});

it('accepts any words that identify the contract', () => {
  expect(withdrawalErrors(aDeclaration({ orderNumber: 'Schulranzen, bestellt am 3. November' }))).toEqual([]);
});

it('has no surrounding spaces, no empty fields and one kind of line end', () => {
  expect(normaliseDeclaration(aDeclaration({ fullName: ' Gerda Gast ', withdrawnGoods: ' 2 Hefte\r\n1 Zirkel\r', withdrawalReason: ' ' }))).toStrictEqual(aDeclaration({ withdrawnGoods: '2 Hefte\n1 Zirkel' }));
});
