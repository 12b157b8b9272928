import type { Alteration } from './altered-provider.ts';

/** Changes the value at a path of the response: `data.getNavigationModel.nodes.0.name`. */
const at =
  (path: string, change: (value: unknown) => unknown): Alteration =>
  ({ status, body }) => {
    const changed: unknown = structuredClone(body);
    const steps = path.split('.');
    const last = steps.pop() ?? '';
    const place = steps.reduce<unknown>(
      (value, step) => (typeof value === 'object' && value !== null ? Reflect.get(value, step) : undefined),
      changed,
    );
    if (typeof place !== 'object' || place === null || !Reflect.has(place, last))
      throw new RangeError(`The provider returns nothing at ${path}.`);
    const value = change(Reflect.get(place, last));
    if (value === undefined) Reflect.deleteProperty(place, last);
    else Reflect.set(place, last, value);
    return { status, body: changed };
  };

const becomes = (path: string, value: unknown): Alteration => at(path, () => value);
const isDropped = (path: string): Alteration => at(path, () => undefined);

const asRecord = (body: unknown): object => (typeof body === 'object' && body !== null ? body : {});
const asList = (body: unknown): readonly unknown[] => (Array.isArray(body) ? body : []);

const inBatch =
  (change: (entries: readonly unknown[]) => readonly unknown[]): Alteration =>
  ({ status, body }) => ({ status, body: change(asList(body)) });

const BATCH_OF_2 = 'batch of two: a visitor looks at an item of a product';
const BATCH_OF_10 = 'batch of ten: a visitor opens the shop at many places at once';
const CART = 'a guest looks at a cart that may be ordered';

interface Altered {
  readonly does: string;
  /** The interaction that shows it. */
  readonly only: string;
  readonly alter: Alteration;
}

/** Providers that break the contract, and what the verification says of each. */
export const ALTERATIONS: readonly (Altered & { readonly expected: RegExp })[] = [
  {
    does: 'drops a field',
    only: 'a visitor looks at the navigation',
    alter: isDropped('data.getNavigationModel.nodes.0.name'),
    expected: /missing the following keys: name/u,
  },
  {
    does: 'drops a field of one entry among many',
    only: 'a visitor looks at the navigation',
    alter: isDropped('data.getNavigationModel.nodes.1.children.0.path'),
    expected: /missing the following keys: path/u,
  },
  {
    does: 'drops a field that may be null',
    only: CART,
    alter: isDropped('data.shop_findCart.details.positions.0.oldPricePerUnit'),
    expected: /missing the following keys: oldPricePerUnit/u,
  },
  {
    does: 'returns an amount as text',
    only: CART,
    alter: becomes('data.shop_findCart.details.total.amount', '12.95'),
    expected: /total\.amount: Expected '12\.95' \(String\) to be a number/u,
  },
  {
    does: 'returns a fraction of a piece',
    only: CART,
    alter: becomes('data.shop_findCart.details.positions.0.quantity', 1.5),
    expected: /quantity: Expected 1\.5/u,
  },
  {
    does: 'returns an amount with a part of a cent',
    only: CART,
    alter: becomes('data.shop_findCart.details.total.amount', 12.955),
    expected: /total\.amount: Expected 12\.955 to match/u,
  },
  {
    does: 'returns an empty id',
    only: CART,
    alter: becomes('data.shop_findCart.details.positions.0.id', ''),
    expected: /positions\[0\]\.id: Expected '' to match/u,
  },
  {
    does: 'returns an id that is a number',
    only: CART,
    alter: becomes('data.shop_findCart.details.positions.0.id', 7),
    expected: /positions\[0\]\.id: Expected 7 \(Integer\)/u,
  },
  {
    does: 'returns an amount in a currency that nobody pays in',
    only: CART,
    alter: becomes('data.shop_findCart.details.total.currencyCode', 'USD'),
    expected: /total\.currencyCode/u,
  },
  {
    does: 'returns a text where an object or null may be',
    only: CART,
    alter: becomes('data.shop_findCart.details.positions.0.oldPricePerUnit', '12,95 €'),
    expected: /oldPricePerUnit/u,
  },
  {
    does: 'returns null where it never may',
    only: 'a customer looks at their account',
    alter: becomes('data.getCustomerInfo.userId', null),
    expected: /userId: Expected null/u,
  },
  {
    does: 'returns null for all data',
    only: 'a visitor looks at the footer',
    alter: becomes('data', null),
    expected: /\$\.data: Type mismatch/u,
  },
  {
    does: 'returns an object instead of a list',
    only: 'a customer looks at their orders',
    alter: at('data.getOrdersV2.orders', (orders) => ({ orders })),
    expected: /orders: Type mismatch/u,
  },
  {
    does: 'writes dates as Germans do',
    only: 'a guest looks at the confirmation of their order',
    alter: becomes('data.getThankYouPageData.order.orderedAt', '21.11.2026 10:15'),
    expected: /orderedAt: Expected/u,
  },
  {
    does: 'returns a value that its schema does not have',
    only: BATCH_OF_2,
    alter: becomes('1.data.getVariantInformationForProduct.variantAttributes.0.type', 'hologram'),
    expected: /type: Expected 'hologram'/u,
  },
  {
    does: 'returns errors beside the data',
    only: 'a visitor looks at the home page',
    alter: ({ status, body }) => ({ status, body: { ...asRecord(body), errors: [{ message: 'Half of it' }] } }),
    expected: /Expected 'errors' to match/u,
  },
  {
    does: 'returns errors beside the data of one entry of a batch',
    only: BATCH_OF_2,
    alter: inBatch(([one, two]) => [one, { ...asRecord(two), errors: [] }]),
    expected: /Expected 'errors' to match/u,
  },
  {
    does: 'returns fewer entries than were requested',
    only: BATCH_OF_2,
    alter: inBatch((entries) => entries.slice(0, 1)),
    expected: /a List with 2 elements but received 1/u,
  },
  {
    does: 'returns more entries than were requested',
    only: BATCH_OF_2,
    alter: inBatch((entries) => [...entries, ...entries]),
    expected: /a List with 2 elements but received 4/u,
  },
  {
    does: 'swaps the entries of a batch',
    only: BATCH_OF_2,
    alter: inBatch((entries) => entries.toReversed()),
    expected: /missing the following keys: getProductById/u,
  },
  {
    does: 'swaps the last entries of a batch of ten',
    only: BATCH_OF_10,
    alter: inBatch((entries) => [...entries.slice(0, 8), ...entries.slice(8).reverse()]),
    expected: /missing the following keys: isUniqueEmail/u,
  },
  {
    does: 'replies to a batch with one object',
    only: BATCH_OF_10,
    alter: ({ status, body }) => ({ status, body: asList(body)[0] }),
    expected: /Type mismatch/u,
  },
  {
    does: 'classifies an error otherwise',
    only: 'a visitor looks at a cart that is not there',
    alter: becomes('errors.0.extensions.classification', 'NOT_FOUND'),
    expected: /classification: Expected 'NOT_FOUND'/u,
  },
  {
    does: 'does not classify a rejected token',
    only: 'the storefront asks with a token that is not taken',
    alter: isDropped('errors.0.extensions'),
    expected: /missing the following keys: extensions/u,
  },
  {
    does: 'gives an error another key',
    only: 'a customer whose session was revoked looks at their account',
    alter: becomes('errors.0.extensions.messageKey', 'session.over'),
    expected: /messageKey: Expected 'session\.over'/u,
  },
  {
    does: 'gives an error another message',
    only: 'somebody unknown looks at a cart',
    alter: becomes('errors.0.message', 'User id?'),
    expected: /message: Expected 'User id\?'/u,
  },
  {
    does: 'returns an error with another status',
    only: 'a visitor looks at a cart that is not there',
    alter: ({ body }) => ({ status: 404, body }),
    expected: /expected 200 but was 404/u,
  },
  {
    does: 'grants what it refused',
    only: 'a guest orders a cart again',
    alter: becomes('data.submitCart.refusal', null),
    expected: /submitCart\.refusal/u,
  },
  {
    does: 'refuses for an unknown reason',
    only: 'a guest orders a cart again',
    alter: becomes('data.submitCart.refusal.code', 'OVER'),
    expected: /code: Expected 'OVER'/u,
  },
  {
    does: 'names a wrong field otherwise',
    only: 'a customer adds a billing address with a postcode that is none',
    alter: becomes('data.addBillingAddress.fieldErrors.0.fieldName', 'zip'),
    expected: /fieldName: Expected 'zip'/u,
  },
  {
    does: 'omits the lifetime of a token',
    only: 'the storefront asks for a token',
    alter: isDropped('expires_in'),
    expected: /missing the following keys: expires_in/u,
  },
  {
    does: 'issues an empty token',
    only: 'the storefront asks for a token',
    alter: becomes('access_token', ''),
    expected: /access_token: Expected ''/u,
  },
  {
    does: 'issues no token, with a status of success',
    only: 'somebody with wrong credentials asks for a token',
    alter: ({ body }) => ({ status: 200, body }),
    expected: /expected 401 but was 200/u,
  },
];

/** Providers that respond differently but still fulfil the contract. */
export const LEGAL_CHANGES: readonly Altered[] = [
  { does: 'changes nothing', only: CART, alter: (passing) => passing },
  {
    does: 'returns fields that were not requested',
    only: CART,
    alter: at('data.shop_findCart', (cart) => ({ ...asRecord(cart), colour: 'blue' })),
  },
  {
    does: 'returns extensions beside the data',
    only: CART,
    alter: ({ status, body }) => ({ status, body: { ...asRecord(body), extensions: { tookMs: 4 } } }),
  },
  {
    does: 'returns null where it may',
    only: CART,
    alter: becomes('data.shop_findCart.details.bzBasket.orderComment', null),
  },
  {
    does: 'has nothing to list',
    only: 'a visitor looks at the footer',
    alter: becomes('data.getFooterByPageId.usps', []),
  },
  { does: 'returns a round amount', only: CART, alter: becomes('data.shop_findCart.details.total.amount', 13) },
  {
    does: 'calculates with binary fractions',
    only: CART,
    alter: becomes('data.shop_findCart.details.total.amount', 12.950000000000001),
  },
  {
    does: 'names no currency, which means Euro',
    only: CART,
    alter: becomes('data.shop_findCart.details.total.currencyCode', null),
  },
  {
    does: 'rewords an error whose message is not pinned',
    only: 'a visitor looks at a cart that is not there',
    alter: becomes('errors.0.message', 'Kein Warenkorb'),
  },
];
