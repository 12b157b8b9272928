import { afterAll, expect, it } from 'vitest';
import { anAddressForm, aPackstationForm } from '@shop/domain/testing/an-address';
import { cartIdOf, readCart, withFixture, updateCart, addItem, valueOf } from '@shop/domain/testing/fixtures';
import { openRecordedUpstream } from './testing/open-recorded-upstream.ts';

const fakeUpstream = await openRecordedUpstream();
afterAll(() => fakeUpstream.close());

const { sentWith } = fakeUpstream;

const GUEST = { 'guest session': true, 'a cart exists': { positions: 1 } } as const;
const CUSTOMER = { 'a registered customer': { kind: 'b2c' } } as const;

it(
  'getCustomerInfo is sent with the URL and returns the customer (UPQ-01)',
  withFixture(fakeUpstream.harness, CUSTOMER, async ({ shop, shopper, account }) => {
    expect(await shop.customers.current(shopper, '/')).toMatchObject({
      email: account.email,
      isGuest: false,
      isExistingCustomer: true,
    });
    expect(sentWith('getCustomerInfo')).toEqual({ url: '/' });
  }),
);

it(
  'getGlobalParametersByName returns a switch by name and entry (UPQ-26)',
  withFixture(
    fakeUpstream.harness,
    { 'global parameter set': { name: 'shippingCarrier/dpd', value: 'false' } },
    async ({ shop, shopper }) => {
      const names = ['shippingCarrier/dpd', 'amazonPayV2Activation', 'paymentTypes/xRechnung'];
      expect(await shop.parameters.byName(shopper, names)).toEqual([
        { name: 'shippingCarrier', entry: 'dpd', parameterValue: 'false' },
        { name: 'paymentTypes', entry: 'xRechnung', parameterValue: 'true' },
        { name: 'amazonPayV2Activation', parameterValue: 'amazonpay.deactivated' },
      ]);
      expect(sentWith('getGlobalParametersByName')).toEqual({ names });
    },
  ),
);

it(
  'the footer is part of the page footer-vue (UPQ-44)',
  withFixture(fakeUpstream.harness, {}, async ({ shop, shopper }) => {
    expect((await shop.contents.footer(shopper)).blocks.length).toBeGreaterThan(0);
    expect(sentWith('getFooterByPageId')).toEqual({ pageId: 'footer-vue' });
  }),
);

it(
  'logout ends the session (UPM-03)',
  withFixture(fakeUpstream.harness, CUSTOMER, async ({ shop, shopper }) => {
    await shop.sessions.logout(shopper);
    expect(sentWith('logout')).toEqual({});
    expect((await shop.customers.current(shopper, '/')).isGuest).toBe(true);
  }),
);

it(
  'updateEmail and updatePhone save them (UPM-11, UPM-12)',
  withFixture(fakeUpstream.harness, CUSTOMER, async ({ shop, shopper, account: { password } }) => {
    valueOf(await shop.customers.updateEmail(shopper, { email: 'neu@schule.example', password }));
    valueOf(await shop.customers.updatePhone(shopper, '030 4711'));
    expect([sentWith('updateEmail'), sentWith('updatePhone')]).toEqual([
      { email: 'neu@schule.example', password },
      { phone: '030 4711' },
    ]);
    expect(await shop.customers.current(shopper, '/')).toMatchObject({
      email: 'neu@schule.example',
      phone: '030 4711',
    });
  }),
);

it(
  'selectBillingAddress, selectShippingAddress and setPackstationId set the address on the cart, deleteAddress removes it from the book (UPM-19, UPM-20, UPM-28)',
  withFixture(fakeUpstream.harness, GUEST, async (fixture) => {
    const { shop, shopper } = fixture;
    const cartId = cartIdOf(shopper);
    const billing = valueOf(await shop.addresses.add(shopper, 'billing', anAddressForm({ city: 'Potsdam' })));
    const shipping = valueOf(await shop.addresses.add(shopper, 'shipping', anAddressForm({ city: 'Hamburg' })));
    valueOf(await shop.addresses.select(shopper, cartId, 'billing', billing.addressId));
    valueOf(await shop.addresses.select(shopper, cartId, 'shipping', shipping.addressId));
    expect(await readCart(fixture, shopper)).toMatchObject({ billingAddress: billing, shippingAddress: shipping });
    expect(sentWith('selectBillingAddress')).toEqual({ cartId, addressId: billing.addressId });
    expect(sentWith('selectShippingAddress')).toEqual({ cartId, addressId: shipping.addressId });
    const station = valueOf(await shop.addresses.addPackstation(shopper, aPackstationForm()));
    valueOf(await shop.addresses.select(shopper, cartId, 'packstation', station.addressId));
    expect(sentWith('setPackstationId')).toEqual({ cartId, packstationId: station.addressId });
    expect((await readCart(fixture, shopper)).shippingAddress).toEqual(station);
    valueOf(await shop.addresses.remove(shopper, shipping.addressId));
    expect(sentWith('deleteAddress')).toEqual({ addressId: shipping.addressId });
    expect((await shop.addresses.shipping(shopper)).map(({ addressId }) => addressId)).not.toContain(
      shipping.addressId,
    );
  }),
);

it(
  'setAlternativeEmails, setOrderComment, setOrderReference and setOrderNewsletterSubscribe save their variables (UPM-21, UPM-22, UPM-23, UPM-24)',
  withFixture(fakeUpstream.harness, GUEST, async (fixture) => {
    const { shop, shopper } = fixture;
    const cartId = cartIdOf(shopper);
    valueOf(
      await shop.carts.setAlternativeEmails(shopper, cartId, {
        billing: 'a@schule.example',
        shipping: 'b@schule.example',
      }),
    );
    valueOf(await shop.carts.setOrderComment(shopper, cartId, 'Bitte klingeln'));
    valueOf(await shop.carts.setOrderReference(shopper, cartId, 'Klasse 3b'));
    valueOf(await shop.carts.setNewsletter(shopper, cartId, 'Newsletter bestellen'));
    expect(sentWith('setAlternativeEmails')).toEqual({
      cartId,
      billingEmail: 'a@schule.example',
      shippingEmail: 'b@schule.example',
    });
    expect(sentWith('setOrderNewsletterSubscribe')).toEqual({
      cartId,
      subscribe: true,
      wording: 'Newsletter bestellen',
    });
    expect(await readCart(fixture, shopper)).toMatchObject({
      billingEmail: { selected: 'a@schule.example' },
      shippingEmail: { selected: 'b@schule.example' },
      orderComment: 'Bitte klingeln',
      orderReference: 'Klasse 3b',
      newsletterChosen: true,
    });
  }),
);

it(
  'setSelectedPayment saves the choice with its reference (UPM-25)',
  withFixture(fakeUpstream.harness, GUEST, async (fixture) => {
    const { shop, shopper } = fixture;
    const choice = { cartId: cartIdOf(shopper), paymentId: 'X_RECHNUNG', buyerReference: '04011000-1234512345-06' };
    valueOf(await shop.payments.select(shopper, choice.cartId, choice.paymentId, choice.buyerReference));
    expect(sentWith('setSelectedPayment')).toEqual(choice);
    expect(await readCart(fixture, shopper)).toMatchObject({
      selectedPayment: 'X_RECHNUNG',
      buyerReference: choice.buyerReference,
    });
  }),
);

it(
  'saveSpeditionsData saves the fields of a forwarding agent (UPM-27)',
  withFixture(fakeUpstream.harness, GUEST, async (fixture) => {
    const { shop, shopper } = fixture;
    const { cart } = valueOf(await updateCart(fixture, shopper, addItem(fixture.goods.bulky)));
    const fields = cart.speditionFields.map(({ name }) => ({ fieldName: name, fieldValue: '030 4711' }));
    valueOf(await shop.shippers.saveSpedition(shopper, cart.id, fields));
    expect(sentWith('saveSpeditionsData')).toEqual({ cartId: cart.id, fields });
    expect((await readCart(fixture, shopper)).speditionFields.map(({ value }) => value)).toEqual(
      fields.map(() => '030 4711'),
    );
  }),
);

it(
  'tracking_addEvents sends events to the server without waiting for a reply (UPM-42)',
  withFixture(fakeUpstream.harness, {}, async (fixture) => {
    const { shop, shopper } = fixture;
    const world = fakeUpstream.worldOf(fixture);
    const arrived = new Promise<void>((resolve) => world.onChange(resolve));
    const event = { name: 'checkout_submit', cartId: 'cart-1', valueMinor: 1_295, currency: 'CHF' } as const;
    await shop.tracking.record(shopper, [event]);
    await arrived;
    expect(sentWith('tracking_addEvents')).toEqual({
      events: [{ name: 'checkout_submit', cartId: 'cart-1', value: 12.95, currency: 'CHF' }],
    });
    expect(world.read(({ state }) => state.tracked)).toEqual([event]);
  }),
);

it(
  'recordGlanceView records a view on the server without waiting for a reply (UPM-59)',
  withFixture(fakeUpstream.harness, {}, async (fixture) => {
    const { shop, shopper, goods } = fixture;
    const world = fakeUpstream.worldOf(fixture);
    const arrived = new Promise<void>((resolve) => world.onChange(resolve));
    const view = { productId: goods.withVariants, itemId: `${goods.withVariants}-01`, domain: 'ch' };
    await shop.tracking.recordGlance(shopper, view);
    await arrived;
    expect(sentWith('recordGlanceView')).toEqual(view);
    expect(world.read(({ state }) => state.glances)).toEqual([view]);
  }),
);
