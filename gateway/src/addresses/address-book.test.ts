import { PERSONAS } from '@shop/fakes/personas/personas';
import { bookOf } from '@shop/fakes/addresses/address-book';
import { entriesOf } from '@shop/fakes/worlds/persistent-map';
import { remove } from '@shop/fakes/worlds/transaction';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BACKENDS } from '../testing/backends.ts';
import type { Entered, OpenBackend } from '../testing/backends.ts';
import { fillBasket, GRAPHQL_ADDRESS } from '../testing/buy.ts';

const ADDRESS_FIELDS =
  'id schoolOrCompany salutation firstName lastName street addressAddition postCode city country phone email packstationAddress isCustomerAddress';
const BOOK = `billing { ${ADDRESS_FIELDS} } shipping { ${ADDRESS_FIELDS} } packstations { ${ADDRESS_FIELDS} } defaultBillingAddressId customerAddress { id } offersPackstations
  business { customerNumber termsOfPayment paymentMethod vatRegistrationNo jobTitleCode primaryIndustryGroupCode numberOfEmployees }`;
const SAVED =
  '__typename ... on AddressSaved { addressId book { billing { id } shipping { id } packstations { id } } } ... on FormRefused { fieldErrors { field messageKey } generalKey } ... on SessionExpired { messageKey }';

interface ShownAddress {
  readonly id: string;
  readonly city: string;
}

interface Book {
  readonly billing: readonly ShownAddress[];
  readonly shipping: readonly ShownAddress[];
  readonly packstations: readonly ShownAddress[];
  readonly defaultBillingAddressId: string | null;
  readonly customerAddress: { readonly id: string } | null;
  readonly business: object | null;
  readonly offersPackstations: boolean;
}

interface Saved {
  readonly __typename: string;
  readonly addressId?: string;
}

const run = async <Data>({ browser }: Entered, text: string, variables: object = {}): Promise<Data> => {
  const { data } = (await browser.query(text, variables)).json<{ data: { result: Data } }>();
  return data.result;
};

const readBook = (visitor: Entered): Promise<Book> => run(visitor, `{ result: addressBook { ${BOOK} } }`);
const save = (visitor: Entered, kind: 'billing' | 'shipping', address: object): Promise<Saved> =>
  run(
    visitor,
    `mutation Save($kind: AddressKind!, $address: AddressInput!) { result: saveAddress(kind: $kind, address: $address) { ${SAVED} } }`,
    { kind, address },
  );
const saveStation = (visitor: Entered, packstation: object): Promise<Saved> =>
  run(
    visitor,
    `mutation Save($packstation: PackstationInput!) { result: savePackstation(packstation: $packstation) { ${SAVED} } }`,
    { packstation },
  );
const removeAddress = (
  visitor: Entered,
  addressId: string,
): Promise<{ readonly __typename: string; readonly wasInCart?: boolean }> =>
  run(
    visitor,
    'mutation Remove($addressId: ID!) { result: removeAddress(addressId: $addressId) { __typename ... on AddressRemoved { wasInCart } ... on AddressNotRemoved { messageKey } ... on SessionExpired { messageKey } } }',
    { addressId },
  );

const STATION = {
  salutation: 'mrs',
  firstname: 'Anna',
  lastname: 'Lehmann',
  postnumber: '1234567',
  packstation: '101',
  postcode: '50667',
  city: 'Köln',
};
const { existing, austrian, 'b2b-german': business } = PERSONAS;

describe.each(BACKENDS)('the address book of a customer, with the shop $backend', ({ open }) => {
  let shop: OpenBackend;
  beforeAll(async () => {
    shop = await open();
  });
  afterAll(() => shop.close());

  const signedIn = async (
    host: string | undefined,
    { identifier, password }: { readonly identifier: string; readonly password: string },
  ): Promise<Entered> => {
    const visitor = await shop.enter(host);
    const named = identifier.includes('@') ? { email: identifier } : { customerNumber: identifier };
    await visitor.browser.postJson('/api/login-action/', { formData: { ...named, password }, mergeCart: true });
    return visitor;
  };
  const anna = (): Promise<Entered> => signedIn(undefined, existing);
  const stored = ({ world }: Entered) => world.read((view) => bookOf(view, existing.account.userId));

  it('lists billing addresses, shipping addresses and packstations, and names the default of the next checkout (ACCT-02)', async () => {
    const book = await readBook(await anna());
    expect([
      book.billing.length,
      book.shipping.length,
      book.packstations.length,
      book.offersPackstations,
      book.business,
    ]).toEqual([2, 2, 1, true, null]);
    expect(book.customerAddress?.id).toEqual(expect.any(String));
    expect(book.customerAddress?.id).toBe(book.billing[0]?.id);
    expect(book.defaultBillingAddressId).toBe(book.billing[0]?.id);
  });

  it('contains the details of a business, whose default is not the customer address (ENT-13, UPQ-05)', async () => {
    const book = await readBook(await signedIn('educational.localhost:8080', business));
    expect(book.business).toEqual({
      customerNumber: '200100',
      termsOfPayment: 30,
      paymentMethod: 'RECHNUNG',
      vatRegistrationNo: 'DE811200100',
      jobTitleCode: 'OFFICE',
      primaryIndustryGroupCode: '85',
      numberOfEmployees: 24,
    });
    expect([book.customerAddress?.id, book.defaultBillingAddressId]).toEqual([
      book.billing[0]?.id,
      book.billing[1]?.id,
    ]);
  });

  it('adds an address with every field, and changes it (ACCT-02, ACCT-05)', async () => {
    const visitor = await anna();
    const typed = {
      ...GRAPHQL_ADDRESS,
      formType: 'companyOrSchool',
      company: 'Grundschule Nord',
      addition: 'Haus B',
      phone: '030 1234',
      email: 'nord@schule.example',
    };
    const { addressId } = await save(visitor, 'shipping', typed);
    const shown = {
      schoolOrCompany: 'Grundschule Nord',
      salutation: 'mrs',
      firstName: 'Gerda',
      lastName: 'Gast',
      street: 'Schulstraße 4',
      addressAddition: 'Haus B',
      postCode: '50667',
      city: 'Köln',
      country: 'DE',
      phone: '030 1234',
      email: 'nord@schule.example',
      packstationAddress: false,
      isCustomerAddress: false,
    };
    expect((await readBook(visitor)).shipping).toContainEqual({ id: addressId, ...shown });
    await save(visitor, 'shipping', { ...typed, addressId, city: 'Bonn' });
    expect((await readBook(visitor)).shipping).toContainEqual({ id: addressId, ...shown, city: 'Bonn' });
    expect(stored(visitor).shipping.map(({ city }) => city)).toContain('Bonn');
  });

  it('refuses an incomplete address at its fields, and stores nothing', async () => {
    const visitor = await anna();
    const before = stored(visitor);
    expect(await save(visitor, 'billing', { ...GRAPHQL_ADDRESS, lastname: '', postcode: '1' })).toEqual({
      __typename: 'FormRefused',
      generalKey: null,
      fieldErrors: [
        { field: 'lastname', messageKey: 'vue.form.error.requiredField' },
        { field: 'postcode', messageKey: 'shop.form.error.postcode.de' },
      ],
    });
    expect(await saveStation(visitor, { ...STATION, postnumber: '1' })).toMatchObject({
      fieldErrors: [{ field: 'postnumber', messageKey: 'shop.form.error.postnumber' }],
    });
    expect(stored(visitor)).toEqual(before);
  });

  it('adds, changes and removes a packstation (ACCT-02)', async () => {
    const visitor = await anna();
    const { addressId = '' } = await saveStation(visitor, STATION);
    await saveStation(visitor, { ...STATION, addressId, packstation: '202' });
    expect((await readBook(visitor)).packstations).toContainEqual(
      expect.objectContaining({ id: addressId, street: 'Packstation 202', addressAddition: '1234567', country: 'DE' }),
    );
    expect(await removeAddress(visitor, addressId)).toEqual({ __typename: 'AddressRemoved', wasInCart: false });
    expect((await readBook(visitor)).packstations.map(({ id }) => id)).not.toContain(addressId);
  });

  it('has no new packstations in a shop that does not deliver to them, and says so', async () => {
    const visitor = await signedIn('at.localhost:8080', austrian);
    expect((await readBook(visitor)).offersPackstations).toBe(false);
    expect(await saveStation(visitor, STATION)).toEqual({
      __typename: 'FormRefused',
      fieldErrors: [],
      generalKey: 'shop.form.error.packstation.shop',
    });
    expect((await readBook(visitor)).packstations).toEqual([]);
  });

  it('keeps the customer address, until another billing address has become it', async () => {
    const visitor = await anna();
    const own = (await readBook(visitor)).customerAddress?.id ?? '';
    expect(await removeAddress(visitor, own)).toEqual({
      __typename: 'AddressNotRemoved',
      messageKey: 'shop.address.isCustomerAddress',
    });
    const { addressId } = await save(visitor, 'billing', { ...GRAPHQL_ADDRESS, isAlsoCustomerAddress: true });
    expect((await readBook(visitor)).customerAddress?.id).toBe(addressId);
    expect(await removeAddress(visitor, own)).toMatchObject({ __typename: 'AddressRemoved' });
  });

  it('never makes a shipping address the customer address', async () => {
    const visitor = await anna();
    const { addressId } = await save(visitor, 'shipping', { ...GRAPHQL_ADDRESS, isAlsoCustomerAddress: true });
    const book = await readBook(visitor);
    expect([book.customerAddress?.id, book.shipping.find(({ id }) => id === addressId)]).toEqual([
      book.billing[0]?.id,
      expect.objectContaining({ isCustomerAddress: false }),
    ]);
  });

  it('leaves a valid cart when an address is removed that it used, and says so: it is delivered to the billing address, or the checkout asks again', async () => {
    const visitor = await anna();
    await fillBasket(visitor.browser, { pencils: 1, book: 1 });
    const [, office] = (await readBook(visitor)).billing;
    const { addressId: shippingAddressId = '' } = await save(visitor, 'shipping', GRAPHQL_ADDRESS);
    await run(
      visitor,
      'mutation Ship($input: ShippingStepInput!) { result: saveShippingStep(input: $input) { __typename } }',
      { input: { deliveryType: 'shippingAddress', billingAddressId: office?.id, shippingAddressId } },
    );
    const checkout =
      '{ result: checkout { step deliveryType facts { hasAddresses } billingAddress { id } shippingAddress { id } } }';
    const billingAddress = { id: office?.id };
    expect(await run(visitor, checkout)).toEqual({
      step: 'payment',
      deliveryType: 'shippingAddress',
      facts: { hasAddresses: true },
      billingAddress,
      shippingAddress: { id: shippingAddressId },
    });
    expect(await removeAddress(visitor, shippingAddressId)).toEqual({ __typename: 'AddressRemoved', wasInCart: true });
    expect(await run(visitor, checkout)).toEqual({
      step: 'payment',
      deliveryType: 'sameAsBilling',
      facts: { hasAddresses: true },
      billingAddress,
      shippingAddress: null,
    });
    expect(await removeAddress(visitor, office?.id ?? '')).toEqual({ __typename: 'AddressRemoved', wasInCart: true });
    expect(await run(visitor, checkout)).toEqual({
      step: 'shipping',
      deliveryType: 'sameAsBilling',
      facts: { hasAddresses: false },
      billingAddress: null,
      shippingAddress: null,
    });
  });

  it('treats somebody else’s address like one that does not exist', async () => {
    const visitor = await anna();
    const foreign = visitor.world.read(
      (view) => bookOf(view, PERSONAS.internal.account.userId).billing[0]?.addressId ?? '',
    );
    const unchanged = (): unknown => visitor.world.read((view) => bookOf(view, PERSONAS.internal.account.userId));
    const before = unchanged();
    const [theirs, missing] = [
      await save(visitor, 'billing', { ...GRAPHQL_ADDRESS, addressId: foreign }),
      await save(visitor, 'billing', { ...GRAPHQL_ADDRESS, addressId: 'no-such-address' }),
    ];
    expect(theirs).toEqual(missing);
    expect(theirs).toMatchObject({ __typename: 'FormRefused', fieldErrors: [] });
    expect(await removeAddress(visitor, foreign)).toEqual(await removeAddress(visitor, 'no-such-address'));
    expect(unchanged()).toEqual(before);
  });

  it.each(['nobody', 'a session that has ended'])('is closed to %s', async (who) => {
    const visitor = who === 'nobody' ? await shop.enter() : await anna();
    if (who !== 'nobody')
      visitor.world.run((tx) => entriesOf(tx.state.sessions).forEach(([token]) => remove(tx, 'sessions', token)));
    const expired = { __typename: 'SessionExpired', messageKey: 'shop.error.sessionExpired' };
    expect(await save(visitor, 'billing', GRAPHQL_ADDRESS)).toEqual(expired);
    expect(await saveStation(visitor, STATION)).toEqual(expired);
    expect(await removeAddress(visitor, 'address-1')).toEqual(expired);
    expect(await readBook(visitor)).toMatchObject({
      billing: [],
      shipping: [],
      packstations: [],
      customerAddress: null,
    });
  });
});
