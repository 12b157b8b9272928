import { NO_FILTERS } from '@shop/domain/catalogue/listing-filters';
import { recordSessionChanges } from '@shop/domain/testing/record-session-changes';
import * as operations from '@shop/gateway/upstream/generated/operations';
import { expect, it } from 'vitest';

import { CREDENTIALS } from './open-gateway.ts';
import { returnsData, aToken, returnsErrors, returnsBatch, noToken } from './reply/replies.ts';
import { ID } from './request/provider-ids.ts';
import { single, call, withHeaders, batch, tokenCall } from './request/requests.ts';
import { anonymous, signedIn, visitor } from './request/shoppers.ts';
import { recordInteractions } from './record-interactions.ts';

const { cartId, categoryId, itemId, productId } = ID;
const SWITCH = 'paymentTypes/xRechnung';
const FORM = { grant_type: 'client_credentials', scope: CREDENTIALS.scope, client_id: CREDENTIALS.clientId };

it('gets a token for its credentials (UPSTREAM-04)', async () => {
  const state = await recordInteractions(
    [
      {
        description: 'the storefront asks for a token',
        given: { 'api client credentials are valid': CREDENTIALS },
        request: tokenCall({ ...FORM, client_secret: CREDENTIALS.clientSecret }),
        reply: aToken,
      },
    ],
    ({ client }) => client.checkCredentials(),
    { fetchesToken: true },
  );
  expect(state).toBe('issued');
});

it('gets no token for wrong credentials (UPSTREAM-04)', async () => {
  const clientSecret = 'a-wrong-secret';
  const state = await recordInteractions(
    [
      {
        description: 'somebody with wrong credentials asks for a token',
        given: {},
        request: tokenCall({ ...FORM, client_secret: clientSecret }),
        reply: noToken,
      },
    ],
    ({ client }) => client.checkCredentials(),
    { fetchesToken: true, clientSecret },
  );
  expect(state).toBe('refused');
});

it('forwards how a shopper arrived, and their cookies of A/B tests and analytics', async () => {
  const forwarded = {
    'x-user-agent': 'Kreide/1',
    'x-forwarded-for': '192.0.2.7',
    'x-referer': 'https://shop.example/',
    'x-is-dev': 'false',
  };
  const customer = await recordInteractions(
    [
      {
        description: 'a customer who came from another page looks at their account',
        given: { 'a registered customer': { kind: 'b2c' } },
        request: withHeaders(
          { ...forwarded, cookie: 'BZ_AB_1=a; _ga=GA1.1' },
          single(signedIn, call(operations.getCustomerInfo, { url: '/' })),
        ),
        reply: returnsData(operations.getCustomerInfo),
      },
    ],
    ({ shop }) => shop.customers.current(signedIn, '/'),
    { context: { headers: { ...forwarded, cookie: 'BZ_AB_1=a; _ga=GA1.1; basket=7' } } },
  );
  expect(customer.userId).toBe('id-1');
});

it('sends up to ten operations in one request, and gets the replies in their order', async () => {
  const email = 'frieda.neu@schule.example';
  const listing = {
    id: categoryId,
    paging: { offset: 0, limit: 60, sortBy: 'si' },
    filter: { enumFilters: [], rangeFilters: [] },
  };
  const replies = await recordInteractions(
    [
      {
        description: 'batch of ten: a visitor opens the shop at many places at once',
        given: {
          'a cart exists': { positions: 1 },
          category: {},
          'product with variants': {},
          'global parameter set': { name: SWITCH, value: 'true' },
        },
        request: batch(visitor, [
          call(operations.getNavigationModel, {}),
          call(operations.getFooterByPageId, { pageId: 'footer-vue' }),
          call(operations.getPageDetailsByUrl, { url: '/' }),
          call(operations.getCustomerInfo, { url: '/' }),
          call(operations.findCart, { cartId, calculateShippingCost: false }),
          call(operations.coreCategory, listing),
          call(operations.getProductById, { productId }),
          call(operations.getVariantInformationForProduct, { productId, selectedVariants: [], itemId }),
          call(operations.getGlobalParametersByName, { names: [SWITCH] }),
          call(operations.isUniqueEmail, { email }),
        ]),
        reply: returnsBatch([
          returnsData(operations.getNavigationModel),
          returnsData(operations.getFooterByPageId),
          returnsData(operations.getPageDetailsByUrl),
          returnsData(operations.getCustomerInfo),
          returnsData(operations.findCart, { 'shop_findCart.id': { like: cartId } }),
          returnsData(operations.coreCategory),
          returnsData(operations.getProductById),
          returnsData(operations.getVariantInformationForProduct),
          returnsData(operations.getGlobalParametersByName),
          returnsData(operations.isUniqueEmail),
        ]),
      },
    ],
    ({ shop: { catalogue, contents, customers, carts, parameters } }) =>
      Promise.all([
        catalogue.navigation(visitor),
        contents.footer(visitor),
        contents.page(visitor, '/'),
        customers.current(visitor, '/'),
        carts.find(visitor, cartId),
        catalogue.category(visitor, categoryId, { page: 1, sort: 'si', filters: NO_FILTERS }),
        catalogue.product(visitor, productId, { itemId }),
        parameters.byName(visitor, [SWITCH]),
        customers.isEmailUnique(visitor, email),
      ]),
  );
  expect(replies).toHaveLength(9);
});

it('gets an error in its own entry of a batch, and replies in the others', async () => {
  const [navigation, cart] = await recordInteractions(
    [
      {
        description: 'batch of two: a visitor with a cart that is not there looks at the navigation',
        given: { 'no such cart': {} },
        request: batch(visitor, [
          call(operations.getNavigationModel, {}),
          call(operations.findCart, { cartId, calculateShippingCost: false }),
        ]),
        reply: returnsBatch([
          returnsData(operations.getNavigationModel),
          returnsErrors({ classification: 'CART_NOT_FOUND' }),
        ]),
      },
    ],
    ({ shop }) => Promise.all([shop.catalogue.navigation(visitor), shop.carts.find(visitor, cartId)]),
  );
  expect(navigation).toMatchObject([{ id: 'id-1' }]);
  expect(cart).toEqual({ ok: false, refusal: { because: 'cart-not-found' } });
});

it('receives the rejection of its token', async () => {
  const failure = await recordInteractions(
    [
      {
        description: 'the storefront asks with a token that is not taken',
        given: { 'the bearer token is invalid': {} },
        request: single(anonymous, call(operations.getNavigationModel, {})),
        reply: returnsErrors({ classification: 'INVALID_TOKEN' }),
      },
    ],
    // The gateway sends it once more with a new token, which is rejected too.
    ({ shop }) =>
      shop.catalogue.navigation(anonymous).then(
        () => undefined,
        (failure: unknown) => failure,
      ),
  );
  expect(failure).toMatchObject({ problem: 'token-refused' });
});

it('receives an internal error of the upstream', async () => {
  const failure = await recordInteractions(
    [
      {
        description: 'the storefront asks while the upstream fails inside',
        given: { 'the upstream fails inside': {} },
        request: single(anonymous, call(operations.getNavigationModel, {})),
        reply: returnsErrors({ classification: 'INTERNAL_ERROR' }),
      },
    ],
    ({ shop }) =>
      shop.catalogue.navigation(anonymous).then(
        () => undefined,
        (failure: unknown) => failure,
      ),
  );
  expect(failure).toMatchObject({ errors: [{ kind: 'internal' }] });
});

it('receives the error of a revoked session', async () => {
  const sessionChanges = recordSessionChanges();
  await recordInteractions(
    [
      {
        description: 'a customer whose session was revoked looks at their account',
        given: { 'the session token is revoked': {} },
        request: single(signedIn, call(operations.getCustomerInfo, { url: '/' })),
        reply: returnsErrors({ messageKey: 'ishop.api.error.revoked_token' }),
      },
    ],
    ({ shop }) => shop.customers.current(signedIn, '/'),
    { context: { headers: {}, sessionChanges } },
  );
  expect(sessionChanges.reports).toEqual(['revoked']);
});

it('receives the error of an invalid session', async () => {
  const shopper = { ...anonymous, sessionToken: 'no-session' };
  const sessionChanges = recordSessionChanges();
  await recordInteractions(
    [
      {
        description: 'somebody with an invented session looks at an account',
        given: {},
        request: single(shopper, call(operations.getCustomerInfo, { url: '/' })),
        reply: returnsErrors({ messageKey: 'ishop.api.error.invalid_token' }),
      },
    ],
    ({ shop }) => shop.customers.current(shopper, '/'),
    { context: { headers: {}, sessionChanges } },
  );
  expect(sessionChanges.reports).toEqual(['revoked']);
});
