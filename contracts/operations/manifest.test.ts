import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import * as gatewayOperations from '@shop/gateway/upstream/generated/operations';
import { expect, it } from 'vitest';

import { readOperations } from '../check/read-operations.mjs';
import manifest from '../operations.manifest.json' with { type: 'json' };
import { PORT_OPERATIONS } from '../ports/port-operations.ts';

const at = (file: string): string => fileURLToPath(new URL(`../${file}`, import.meta.url));
const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

const OPERATIONS = readOperations(at('operations'));
const named = (retryClass: string) =>
  manifest.filter((entry) => entry.retryClass === retryClass).map(({ name }) => name);

it('lists every document, with the hash of its canonical text', () => {
  expect(manifest.map(({ name, sha256: hash }) => [name, hash])).toEqual(
    OPERATIONS.map(({ name, text }) => [name, sha256(text)]),
  );
});

it('is what the gateway sends, character by character', () => {
  const sent = Object.values(gatewayOperations).map(({ types: _, text, ...operation }) => ({
    ...operation,
    hash: sha256(text),
  }));
  const listed = manifest.map(({ states: _states, errors: _errors, ...entry }) => ({ ...entry, hash: entry.sha256 }));
  expect(sent).toEqual(listed);
});

it('contains only operations that a port’s method uses', () => {
  const carrying = Object.values(PORT_OPERATIONS).flatMap((methods) => Object.values(methods).flat());
  expect([...new Set(carrying)].sort()).toEqual(manifest.map(({ name }) => name).sort());
});

it('retries queries, and mutations that set a value', () => {
  expect(named('Q')).toEqual(manifest.filter(({ kind }) => kind === 'query').map(({ name }) => name));
  expect(named('MI')).toEqual([
    'abortAmazonPayCheckout',
    'cancelOrder',
    'changeAccountData',
    'changeQtyInWishlist',
    'confirmNewsletterSubscription',
    'confirmStockAlert',
    'declareCancellation',
    'declareWithdrawal',
    'deleteAddress',
    'dismissMerkzettelMerge',
    'endStockAlert',
    'generatePdfForm',
    'inviteToWishlist',
    'logout',
    'placeEntryInWishlist',
    'refreshBasketIfReservationTimerExpired',
    'removeEntriesFromWishlist',
    'removeProductFromWishlist',
    'replaceItemInTeaserWishlist',
    'replaceItemInWishlist',
    'restoreEntriesInWishlist',
    'restoreEntryInWishlist',
    'revokeWishlistLinks',
    'saveProductDescriptionReview',
    'saveReview',
    'saveSpeditionsData',
    'selectBillingAddress',
    'selectShippingAddress',
    'sendContactFormMail',
    'setAlternativeEmails',
    'setCostCentre',
    'setOrderComment',
    'setOrderNewsletterSubscribe',
    'setOrderReference',
    'setPackstationId',
    'setSelectedPayment',
    'setShippingMethod',
    'setStandardWishlist',
    'setWishlistMemberLevel',
    'subscribeToCompetition',
    'unsubscribeNewsletter',
    'updateBillingAddress',
    'updateBusinessDetails',
    'updateShippingAddress',
    'updateWishlist',
    'validateBestellschein',
  ]);
});

it('never retries an operation that would happen twice', () => {
  const twice = [
    'addBillingAddress',
    'addShippingAddress',
    'cart_update',
    'completeAmazonPayCheckout',
    'extendCurrentUserReservationOnCheckout',
    'login',
    'mergeCarts',
    'registerCustomer',
    'registerGuest',
    'requestStockAlert',
    'submitCart',
    'submitPrimeSubscription',
    'subscribeToNewsletter',
    'subscribeToPrimeWaitingList',
    'tracking_addEvents',
  ];
  expect(named('MN')).toEqual(expect.arrayContaining(twice));
});

it('batches no mutation', () => {
  expect(manifest.filter(({ kind, batchable }) => kind === 'mutation' && batchable)).toEqual([]);
});

it('shares no response between visitors that depends on a cart, an address book or an order', () => {
  const shared = manifest.filter(({ audience }) => audience === 'public').map(({ name }) => name);
  expect(shared.filter((name) => /cart|address|order|customer|email/i.test(name))).toEqual([]);
  expect(shared).toContain('getNavigationModel');
});

it('expects a lost cart from every operation that names one', () => {
  const naming = OPERATIONS.filter(({ text }) => text.includes('$cartId:ID!')).map(({ name }) => name);
  expect(manifest.filter(({ errors }) => errors.includes('CART_NOT_FOUND')).map(({ name }) => name)).toEqual(naming);
});

it('pins the schema that it was made from', () => {
  const lock = readFileSync(at('schema/schema.lock'), 'utf8');
  expect(lock).toBe(`${sha256(readFileSync(at('schema/upstream.graphql'), 'utf8'))}  upstream.graphql\n`);
});
