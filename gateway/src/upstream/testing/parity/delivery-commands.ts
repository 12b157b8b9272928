import fc from 'fast-check';
import { anAddressForm, aPackstationForm } from '@shop/domain/testing/an-address';
import { command, index, nothing } from './command.ts';
import { addressOf, cartIdOf, after, afterSuccess } from './side.ts';

const kind = fc.constantFrom('billing', 'shipping');

export const deliveryCommands = [
  command(
    'add address',
    fc.tuple(
      kind,
      fc.constantFrom({}, { city: '' }, { isAlsoCustomerAddress: true }, {
        formType: 'companyOrSchool',
        company: 'Schule',
      } as const),
    ),
    async (side, [book, overrides]) =>
      afterSuccess(
        side,
        await side.fixture.shop.addresses.add(side.shopper, book, anAddressForm(overrides)),
        ({ addressId }) => ({ addressIds: [...side.addressIds, addressId] }),
      ),
  ),
  command('add packstation', fc.constantFrom('123456', '1'), async (side, postnumber) =>
    afterSuccess(
      side,
      await side.fixture.shop.addresses.addPackstation(side.shopper, aPackstationForm({ postnumber })),
      ({ addressId }) => ({
        addressIds: [...side.addressIds, addressId],
      }),
    ),
  ),
  command('change address', fc.tuple(kind, index), async (side, [book, at]) =>
    after(
      side,
      await side.fixture.shop.addresses.update(side.shopper, book, {
        ...anAddressForm({ city: 'Potsdam' }),
        addressId: addressOf(side, at),
      }),
    ),
  ),
  command('remove address', index, async (side, at) =>
    after(side, await side.fixture.shop.addresses.remove(side.shopper, addressOf(side, at))),
  ),
  command('address book', nothing, async (side) => {
    const { addresses } = side.fixture.shop;
    const books = [...(await addresses.billing(side.shopper)), ...(await addresses.shipping(side.shopper))];
    return after(side, [...books, await addresses.customerAddress(side.shopper)], {
      addressIds: books.map(({ addressId }) => addressId),
    });
  }),
  command(
    'select address',
    fc.tuple(fc.oneof(kind, fc.constant('packstation' as const)), index),
    async (side, [as, at]) =>
      after(side, await side.fixture.shop.addresses.select(side.shopper, cartIdOf(side), as, addressOf(side, at))),
  ),
  command('select shipper', fc.constantFrom('dhl', 'dpd', 'spedition', 'postkutsche'), async (side, code) =>
    after(side, await side.fixture.shop.shippers.select(side.shopper, cartIdOf(side), code)),
  ),
  command('spedition', fc.constantFrom('030 4711', ' '), async (side, fieldValue) => {
    const fields = (side.cart?.speditionFields ?? []).map(({ name }) => ({ fieldName: name, fieldValue }));
    return after(side, await side.fixture.shop.shippers.saveSpedition(side.shopper, cartIdOf(side), fields));
  }),
];
