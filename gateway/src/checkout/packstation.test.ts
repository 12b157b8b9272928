import { addressIn, bookOf } from '@shop/fakes/addresses/address-book';
import { entriesOf } from '@shop/fakes/worlds/persistent-map';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GRAPHQL_ADDRESS } from '../testing/buy.ts';
import { BACKENDS } from '../testing/backends.ts';
import type { Entered, OpenBackend } from '../testing/backends.ts';
import { addOrdinaryItem } from '../testing/ordinary-item.ts';

const ABROAD = { ...GRAPHQL_ADDRESS, postcode: '1010', city: 'Wien', country: 'AT' };
const STATION = {
  salutation: 'mrs',
  firstname: 'Gerda',
  lastname: 'Gast',
  postnumber: '1234567',
  packstation: '101',
  postcode: '50667',
  city: 'Köln',
};
const SHIP = `mutation Ship($input: ShippingStepInput!) { saveShippingStep(input: $input) {
  __typename ... on Checkout { deliveryType billingAddresses { id } } ... on FormRefused { fieldErrors { field messageKey } } } }`;

interface Saved {
  readonly __typename: string;
  readonly billingAddresses?: readonly { readonly id: string }[];
}

const ship = async ({ browser }: Entered, input: object): Promise<Saved> =>
  (await browser.query(SHIP, { input: { account: { email: 'gast@schule.example' }, ...input } })).json<{
    data: { saveShippingStep: Saved };
  }>().data.saveShippingStep;

/** Delivery streets of all carts in the world. */
const deliveredTo = ({ world }: Entered) =>
  world.read((view) =>
    entriesOf(view.state.carts).map(
      ([, { userId, shippingAddressId }]) => addressIn(bookOf(view, userId), shippingAddressId)?.street,
    ),
  );

describe.each(BACKENDS)('a packstation with a billing address outside Germany, on the shop $backend', ({ open }) => {
  let gateway: OpenBackend;
  beforeAll(async () => {
    gateway = await open();
  });
  afterAll(() => gateway.close());

  const REFUSED = {
    __typename: 'FormRefused',
    fieldErrors: [{ field: 'deliveryType', messageKey: 'shop.form.error.packstation.germany' }],
  };

  it('is refused whether it is typed or saved, and nothing is delivered there', async () => {
    const visitor = await gateway.enter();
    await addOrdinaryItem(visitor);
    await visitor.browser.query('mutation { chooseCheckoutLogin(option: guest) { loginOption } }');
    expect(await ship(visitor, { deliveryType: 'packstation', packstation: STATION, billingAddress: ABROAD })).toEqual(
      REFUSED,
    );
    const known = await ship(visitor, { deliveryType: 'sameAsBilling', billingAddress: ABROAD });
    const billingAddressId = known.billingAddresses?.[0]?.id;
    expect(await ship(visitor, { deliveryType: 'packstation', packstation: STATION, billingAddressId })).toEqual(
      REFUSED,
    );
    expect(deliveredTo(visitor)).toEqual([ABROAD.streetAndNumber]);
    expect(
      await ship(visitor, { deliveryType: 'packstation', packstation: STATION, billingAddress: GRAPHQL_ADDRESS }),
    ).toMatchObject({ deliveryType: 'packstation' });
  });
});
