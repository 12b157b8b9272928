/** What provider states return, with the values that the gateway is given for it here. */
export const ID = {
  accessToken: 'token-1',
  userId: 'user-1',
  cartId: 'cart-1',
  sessionToken: 'session-1',
  identifier: 'identifier-1',
  password: 'password-1',
  addressId: 'address-1',
  shippingAddressId: 'address-2',
  packstationId: 'address-3',
  positionId: 'position-1',
  itemId: 'item-1',
  productId: 'product-1',
  variantName: 'variant-1',
  variantValue: 'value-1',
  categoryId: 'category-1',
  methodCode: 'method-1',
  paymentId: 'payment-1',
  orderId: 'order-1',
} as const;

const NAME_OF: ReadonlyMap<string, string> = new Map(Object.entries(ID).map(([name, value]) => [value, name]));

/** A value that the verifier replaces by the one that the provider's state returned. */
interface FromState {
  readonly 'pact:matcher:type': string;
  readonly 'pact:generator:type': 'ProviderState';
  readonly expression: string;
  readonly value: string;
}

/** In the gateway's tests it is the example; rules make it any text that `like` allows. */
const fromState = (value: string, expression: string, like: Readonly<Record<string, string>>): FromState & Readonly<Record<string, string>> => ({
  'pact:matcher:type': 'type',
  ...like,
  'pact:generator:type': 'ProviderState',
  expression,
  value,
});

/** Puts what states return into the places of their examples, however deep. */
export const withIds = (value: unknown): unknown => {
  if (typeof value === 'string') {
    const name = NAME_OF.get(value);
    return name === undefined ? value : fromState(value, `\${${name}}`, {});
  }
  if (Array.isArray(value)) return value.map(withIds);
  return typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, withIds(inner)])) : value;
};

/** The gateway's own token: any, and at the provider one that the state gave out. */
export const bearer = fromState(`Bearer ${ID.accessToken}`, 'Bearer ${accessToken}', { 'pact:matcher:type': 'regex', regex: '^Bearer .+$' });
