import { aPackstationForm, anAddressForm } from '../testing/an-address.ts';
import type { PortHarness, PortFixture } from '../testing/port-harness.ts';
import { cartIdOf, readCart, openSession, withFixture, refusalOf, valueOf } from '../testing/fixtures.ts';
import type { TestApi } from '../testing/test-api.ts';
import type { AddressForm } from './address.ts';
import { addressFormOf, packstationFormOf } from './address-forms.ts';
import { formThatRestores, stationThatRestores } from './removed-addresses.ts';

const CUSTOMER = { 'a registered customer': { kind: 'b2c' } } as const;
const BUSINESS = { storefront: 'b2b-de', 'a registered customer': { kind: 'b2b' } } as const;
const GUEST = { 'guest session': true, 'a cart exists': { positions: 1 } } as const;

const FULL_ADDRESS: AddressForm = {
  ...anAddressForm(),
  formType: 'companyOrSchool',
  company: 'Grundschule am Lindenhof',
  addition: 'Hofeingang',
  phone: '030 4711',
  email: 'buero@lindenhof.example',
  isAlsoCustomerAddress: false,
};

const book = (harness: PortHarness, { it, expect }: TestApi): void => {
  it(
    'stores every field of an address as it was typed (ENT-12)',
    withFixture(harness, CUSTOMER, async ({ shop, shopper }) => {
      for (const kind of ['billing', 'shipping'] as const) {
        const { addressId, ...stored } = addressFormOf(valueOf(await shop.addresses.add(shopper, kind, FULL_ADDRESS)));
        expect(stored).toEqual(FULL_ADDRESS);
        expect((await shop.addresses[kind](shopper)).map((address) => address.addressId)).toContain(addressId);
      }
    }),
  );

  it(
    'stores a place without a house number',
    withFixture(harness, CUSTOMER, async ({ shop, shopper }) => {
      const { addressId, street } = valueOf(
        await shop.addresses.add(shopper, 'billing', anAddressForm({ streetAndNumber: 'Am Markt (Rathaus)' })),
      );
      expect(street).toBe('Am Markt (Rathaus)');
      expect(
        valueOf(
          await shop.addresses.update(shopper, 'billing', {
            ...anAddressForm({ streetAndNumber: 'Hof Sonnenberg' }),
            addressId,
          }),
        ).street,
      ).toBe('Hof Sonnenberg');
    }),
  );

  it(
    'returns every field of a stored address (ENT-13)',
    withFixture(harness, CUSTOMER, async ({ shop, shopper }) => {
      const { addressId, ...stored } = valueOf(await shop.addresses.add(shopper, 'billing', FULL_ADDRESS));
      expect(addressId).not.toBe('');
      expect(stored).toEqual({
        schoolOrCompany: 'Grundschule am Lindenhof',
        salutation: 'mrs',
        firstName: 'Änne',
        lastName: 'Krüger',
        street: 'Schulweg 4',
        addressAddition: 'Hofeingang',
        postCode: '10115',
        city: 'Berlin',
        country: 'DE',
        phone: '030 4711',
        email: 'buero@lindenhof.example',
        packstationAddress: false,
        isCustomerAddress: false,
      });
    }),
  );

  it(
    'returns business details with a business customer’s own address only (ENT-13)',
    withFixture(harness, BUSINESS, async ({ shop, shopper, account }) => {
      const [own, ...others] = await shop.addresses.billing(shopper);
      const {
        customerNumber,
        termsOfPayment,
        paymentMethod,
        vatRegistrationNo,
        jobTitleCode,
        primaryIndustryGroupCode,
        numberOfEmployees,
      } = own?.business ?? {};
      expect([own?.isCustomerAddress, customerNumber, paymentMethod]).toEqual([true, account.identifier, 'RECHNUNG']);
      expect(termsOfPayment).toBeGreaterThan(0);
      expect(numberOfEmployees).toBeGreaterThan(0);
      expect([vatRegistrationNo, jobTitleCode, primaryIndustryGroupCode]).not.toContain(undefined);
      expect(
        [...others, ...(await shop.addresses.shipping(shopper))].some(({ business }) => business !== undefined),
      ).toBe(false);
    }),
  );

  it(
    'stores packstations as shipping addresses (ENT-14)',
    withFixture(harness, CUSTOMER, async ({ shop, shopper }) => {
      const station = valueOf(
        await shop.addresses.addPackstation(shopper, aPackstationForm({ company: 'Schulverein' })),
      );
      expect(station).toMatchObject({ packstationAddress: true, country: 'DE' });
      const { addressId, ...stored } = packstationFormOf(station);
      expect(stored).toEqual(aPackstationForm({ company: 'Schulverein' }));
      expect((await shop.addresses.shipping(shopper)).map((address) => address.addressId)).toContain(addressId);
      expect((await shop.addresses.billing(shopper)).some(({ packstationAddress }) => packstationAddress)).toBe(false);
    }),
  );

  it(
    'has exactly one customer address, and lists it first',
    withFixture(harness, CUSTOMER, async ({ shop, shopper }) => {
      const moved = valueOf(
        await shop.addresses.add(shopper, 'billing', anAddressForm({ isAlsoCustomerAddress: true })),
      );
      const addresses = await shop.addresses.billing(shopper);
      expect(addresses.map(({ isCustomerAddress }) => isCustomerAddress).indexOf(true)).toBe(0);
      expect(addresses.filter(({ isCustomerAddress }) => isCustomerAddress).map(({ addressId }) => addressId)).toEqual([
        moved.addressId,
      ]);
    }),
  );

  it(
    'updates an address in place, and removes one',
    withFixture(harness, CUSTOMER, async ({ shop, shopper }) => {
      const before = await shop.addresses.shipping(shopper);
      const addressId = before[0]?.addressId ?? '';
      const changed = valueOf(
        await shop.addresses.update(shopper, 'shipping', { ...anAddressForm({ city: 'Potsdam' }), addressId }),
      );
      expect((await shop.addresses.shipping(shopper))[0]).toEqual(changed);
      valueOf(await shop.addresses.remove(shopper, addressId));
      expect(await shop.addresses.shipping(shopper)).toEqual(before.slice(1));
    }),
  );

  it(
    'returns the customer’s own address (UPQ-05)',
    withFixture(harness, CUSTOMER, async ({ shop, shopper }) => {
      const [own] = await shop.addresses.billing(shopper);
      expect(own?.isCustomerAddress).toBe(true);
      expect(await shop.addresses.customerAddress(shopper)).toEqual(own);
    }),
  );

  it(
    'returns a business customer’s own address with all details of the business (UPQ-05, ENT-13)',
    withFixture(harness, BUSINESS, async ({ shop, shopper, account }) => {
      const [own] = await shop.addresses.billing(shopper);
      expect(own?.business?.customerNumber).toBe(account.identifier);
      expect(await shop.addresses.customerAddress(shopper)).toEqual(own);
    }),
  );

  it(
    'returns no customer address before one is saved, nor without a session',
    withFixture(harness, { 'a registered customer': { kind: 'new' } }, async ({ shop, shopper, anonymous }) => {
      expect(await shop.addresses.customerAddress(shopper)).toBeUndefined();
      expect(await shop.addresses.customerAddress(anonymous)).toBeUndefined();
    }),
  );

  it(
    'edits the customer address, which stays the customer address (ACCT-02)',
    withFixture(harness, CUSTOMER, async ({ shop, shopper }) => {
      const own = await shop.addresses.customerAddress(shopper);
      const { isAlsoCustomerAddress: _mark, ...typed } = anAddressForm({ city: 'Potsdam' });
      for (const form of [typed, { ...typed, isAlsoCustomerAddress: false }]) {
        const edited = valueOf(
          await shop.addresses.update(shopper, 'billing', { ...form, addressId: own?.addressId ?? '' }),
        );
        expect([edited.isCustomerAddress, edited.city]).toEqual([true, 'Potsdam']);
        expect(await shop.addresses.customerAddress(shopper)).toMatchObject({
          addressId: own?.addressId,
          city: 'Potsdam',
        });
      }
    }),
  );

  it(
    'never removes the customer address',
    withFixture(harness, CUSTOMER, async ({ shop, shopper }) => {
      const before = await shop.addresses.billing(shopper);
      expect(refusalOf(await shop.addresses.remove(shopper, before[0]?.addressId ?? ''))).toEqual({
        because: 'customer-address',
      });
      expect(await shop.addresses.billing(shopper)).toEqual(before);
    }),
  );

  it(
    'removes a former customer address once another address has become it',
    withFixture(harness, CUSTOMER, async ({ shop, shopper }) => {
      const own = await shop.addresses.customerAddress(shopper);
      const moved = valueOf(
        await shop.addresses.add(shopper, 'billing', anAddressForm({ isAlsoCustomerAddress: true })),
      );
      valueOf(await shop.addresses.remove(shopper, own?.addressId ?? ''));
      expect(await shop.addresses.customerAddress(shopper)).toMatchObject({ addressId: moved.addressId });
      expect((await shop.addresses.billing(shopper)).map(({ addressId }) => addressId)).not.toContain(own?.addressId);
    }),
  );

  it(
    'has an address again with all its fields when it is added after it was removed (ACCT-04)',
    withFixture(harness, CUSTOMER, async ({ shop, shopper }) => {
      const { addressId, ...saved } = valueOf(await shop.addresses.add(shopper, 'shipping', FULL_ADDRESS));
      valueOf(await shop.addresses.remove(shopper, addressId));
      const { addressId: _new, ...restored } = valueOf(
        await shop.addresses.add(shopper, 'shipping', formThatRestores({ addressId, ...saved })),
      );
      expect(restored).toEqual(saved);
      const { addressId: stationId, ...station } = valueOf(
        await shop.addresses.addPackstation(shopper, aPackstationForm({ company: 'Schulverein' })),
      );
      valueOf(await shop.addresses.remove(shopper, stationId));
      const { addressId: _newer, ...restoredStation } = valueOf(
        await shop.addresses.addPackstation(shopper, stationThatRestores({ addressId: stationId, ...station })),
      );
      expect(restoredStation).toEqual(station);
    }),
  );

  it(
    'refuses invalid addresses, and stores none of them',
    withFixture(harness, CUSTOMER, async ({ shop, shopper }) => {
      const before = await shop.addresses.shipping(shopper);
      const faulty = await shop.addresses.add(shopper, 'shipping', anAddressForm({ postcode: '1011', lastname: '' }));
      expect(refusalOf(faulty)?.fieldErrors.map(({ field }) => field)).toEqual(['lastname', 'postcode']);
      const station = await shop.addresses.addPackstation(
        shopper,
        aPackstationForm({ postnumber: '12', packstation: '1' }),
      );
      expect(refusalOf(station)?.fieldErrors.map(({ field }) => field)).toEqual(['postnumber', 'packstation']);
      expect(await shop.addresses.shipping(shopper)).toEqual(before);
    }),
  );

  it(
    'is empty without a session, and refuses new addresses',
    withFixture(harness, {}, async ({ shop, shopper }) => {
      expect(await shop.addresses.billing(shopper)).toEqual([]);
      expect(refusalOf(await shop.addresses.add(shopper, 'billing', anAddressForm()))).toMatchObject({
        general: 'vue.error.security.valid_token_required',
      });
    }),
  );
};

const choice = (harness: PortHarness, { it, expect }: TestApi): void => {
  const noSuchAddress = { because: 'no-such-address' };

  it(
    'selects an address from the book for the cart',
    withFixture(harness, GUEST, async (fixture) => {
      const { shop, shopper } = fixture;
      const shipping = valueOf(await shop.addresses.add(shopper, 'shipping', anAddressForm({ city: 'Hamburg' })));
      valueOf(await shop.addresses.select(shopper, cartIdOf(shopper), 'shipping', shipping.addressId));
      expect((await readCart(fixture, shopper)).shippingAddress).toEqual(shipping);
    }),
  );

  it(
    'accepts the billing address as the shipping address',
    withFixture(harness, GUEST, async (fixture) => {
      const { shop, shopper } = fixture;
      const [billing] = await shop.addresses.billing(shopper);
      valueOf(await shop.addresses.select(shopper, cartIdOf(shopper), 'shipping', billing?.addressId ?? ''));
      const cart = await readCart(fixture, shopper);
      expect(cart.shippingAddress).toEqual(cart.billingAddress);
    }),
  );

  it(
    'refuses a packstation as the billing address',
    withFixture(harness, GUEST, async ({ shop, shopper }) => {
      const station = valueOf(await shop.addresses.addPackstation(shopper, aPackstationForm()));
      expect(refusalOf(await shop.addresses.select(shopper, cartIdOf(shopper), 'billing', station.addressId))).toEqual(
        noSuchAddress,
      );
    }),
  );

  it(
    'selects a packstation from the book, and no other address as one (UPM-28)',
    withFixture(harness, GUEST, async (fixture) => {
      const { shop, shopper } = fixture;
      const station = valueOf(await shop.addresses.addPackstation(shopper, aPackstationForm()));
      valueOf(await shop.addresses.select(shopper, cartIdOf(shopper), 'packstation', station.addressId));
      expect((await readCart(fixture, shopper)).shippingAddress).toEqual(station);
      const home = valueOf(await shop.addresses.add(shopper, 'shipping', anAddressForm({ city: 'Hamburg' })));
      for (const addressId of [home.addressId, 'no-such-address'])
        expect(refusalOf(await shop.addresses.select(shopper, cartIdOf(shopper), 'packstation', addressId))).toEqual(
          noSuchAddress,
        );
      expect((await readCart(fixture, shopper)).shippingAddress).toEqual(station);
    }),
  );

  it(
    'clears the address from the cart when it is removed from the book',
    withFixture(harness, GUEST, async (fixture) => {
      const { shop, shopper } = fixture;
      const shipping = valueOf(await shop.addresses.add(shopper, 'shipping', anAddressForm({ city: 'Hamburg' })));
      valueOf(await shop.addresses.select(shopper, cartIdOf(shopper), 'shipping', shipping.addressId));
      valueOf(await shop.addresses.remove(shopper, shipping.addressId));
      expect((await readCart(fixture, shopper)).shippingAddress).toBeUndefined();
    }),
  );

  it(
    'shows an edited address on the cart that uses it',
    withFixture(harness, GUEST, async (fixture) => {
      const { shop, shopper } = fixture;
      const shipping = valueOf(await shop.addresses.add(shopper, 'shipping', anAddressForm({ city: 'Hamburg' })));
      valueOf(await shop.addresses.select(shopper, cartIdOf(shopper), 'shipping', shipping.addressId));
      valueOf(
        await shop.addresses.update(shopper, 'shipping', {
          ...anAddressForm({ city: 'Kiel' }),
          addressId: shipping.addressId,
        }),
      );
      expect((await readCart(fixture, shopper)).shippingAddress).toMatchObject({
        addressId: shipping.addressId,
        city: 'Kiel',
      });
    }),
  );

  const guestBeside = async (fixture: PortFixture) => {
    const visitor = await openSession(fixture, fixture.anonymous);
    const signedIn = valueOf(
      await fixture.shop.sessions.registerGuest(visitor, {
        email: 'fremd@example.org',
        billingAddress: anAddressForm(),
      }),
    );
    return {
      ...visitor,
      loginState: 'guest',
      userId: signedIn.userId,
      cartId: signedIn.updatedCartId,
      sessionToken: signedIn.sessionToken,
    } as const;
  };

  it(
    'treats somebody else’s address like one that does not exist',
    withFixture(harness, GUEST, async (fixture) => {
      const { shop, shopper } = fixture;
      const other = await guestBeside(fixture);
      const [mine] = await shop.addresses.billing(shopper);
      for (const addressId of [mine?.addressId ?? '', 'no-such-address']) {
        expect(refusalOf(await shop.addresses.select(other, cartIdOf(other), 'billing', addressId))).toEqual(
          noSuchAddress,
        );
        const changed = await shop.addresses.update(other, 'billing', {
          ...anAddressForm({ city: 'Bremen' }),
          addressId,
        });
        expect(refusalOf(changed)).toEqual({
          because: 'invalid-form',
          fieldErrors: [],
          general: 'vue.cart.error.somethingWentWrong',
        });
        valueOf(await shop.addresses.remove(other, addressId));
      }
      expect(await shop.addresses.billing(shopper)).toEqual([mine]);
    }),
  );

  it(
    'refuses to select an address for somebody else’s cart',
    withFixture(harness, GUEST, async (fixture) => {
      const other = await guestBeside(fixture);
      const [theirs] = await fixture.shop.addresses.billing(other);
      const selected = await fixture.shop.addresses.select(
        other,
        cartIdOf(fixture.shopper),
        'billing',
        theirs?.addressId ?? '',
      );
      expect(refusalOf(selected)).toEqual(noSuchAddress);
    }),
  );
};

/** What every adapter of the addresses port promises. */
export const behavesLikeAddresses = (harness: PortHarness, t: TestApi): void => {
  t.describe('the address book', () => book(harness, t));
  t.describe('addresses of a cart', () => choice(harness, t));
};
