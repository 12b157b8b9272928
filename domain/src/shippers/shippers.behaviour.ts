import { anAddressForm, aPackstationForm } from '../testing/an-address.ts';
import type { AddressId } from '../addresses/address.ts';
import type { PortHarness, PortFixture } from '../testing/port-harness.ts';
import {
  addItem,
  cartIdOf,
  readCart,
  openSession,
  withFixture,
  refusalOf,
  updateCart,
  valueOf,
} from '../testing/fixtures.ts';
import type { TestApi } from '../testing/test-api.ts';
import { money } from '../shared/money.ts';
import { DHL, SPEDITION } from './shipper.ts';

const GUEST = { 'guest session': true, 'a cart exists': { positions: 1 } } as const;
const VIENNA = anAddressForm({ streetAndNumber: 'Ringstraße 4', postcode: '1010', city: 'Wien', country: 'AT' });

const deliverTo = async ({ shop, shopper }: PortFixture, addressId: AddressId): Promise<void> => {
  valueOf(await shop.addresses.select(shopper, cartIdOf(shopper), 'shipping', addressId));
};

const deliverToPackstation = async (fixture: PortFixture): Promise<void> =>
  deliverTo(
    fixture,
    valueOf(await fixture.shop.addresses.addPackstation(fixture.shopper, aPackstationForm())).addressId,
  );

const deliverToVienna = async (fixture: PortFixture): Promise<void> =>
  deliverTo(fixture, valueOf(await fixture.shop.addresses.add(fixture.shopper, 'shipping', VIENNA)).addressId);

const shippersOf = async (fixture: PortFixture) => (await readCart(fixture, fixture.shopper)).shippers;
const selectedOf = async (fixture: PortFixture) => (await shippersOf(fixture)).find(({ selected }) => selected)?.code;

const choice = (harness: PortHarness, { it, expect }: TestApi): void => {
  it(
    'lists carriers with name, costs, articles and delivery days (ENT-07)',
    withFixture(harness, GUEST, async (fixture) => {
      const shippers = await shippersOf(fixture);
      expect(shippers.length).toBeGreaterThan(1);
      for (const { code, name, enabled, costs, items, arrives } of shippers) {
        expect([code === '', name === '', enabled, costs.currency, items]).toEqual([
          false,
          false,
          true,
          'EUR',
          [fixture.goods.ordinary[0]],
        ]);
        expect((arrives?.from ?? 'never') <= (arrives?.to ?? '')).toBe(true);
      }
    }),
  );

  it(
    'cost more by dhl while its surcharge is tested, and say how much of it is the surcharge (FLAG-01)',
    withFixture(
      harness,
      { ...GUEST, 'global parameter set': { name: 'featureFlags/T164-DHL-Retest', value: 'true' } },
      async (fixture) => {
        const [dhl, ...others] = await shippersOf(fixture);
        expect(dhl).toMatchObject({ code: DHL, costs: money(595), surcharge: money(100) });
        expect(others.map(({ surcharge }) => surcharge)).toEqual(others.map(() => undefined));
        valueOf(await fixture.shop.shippers.select(fixture.shopper, cartIdOf(fixture.shopper), DHL));
        expect((await readCart(fixture, fixture.shopper)).shippingCost).toEqual(dhl?.costs);
      },
    ),
  );

  it(
    'stays with the selected carrier',
    withFixture(harness, GUEST, async (fixture) => {
      const { shop, shopper } = fixture;
      const other = (await shippersOf(fixture)).find(({ selected }) => !selected);
      valueOf(await shop.shippers.select(shopper, cartIdOf(shopper), other?.code ?? ''));
      expect(await selectedOf(fixture)).toBe(other?.code);
      expect((await readCart(fixture, shopper)).shippingCost).toEqual(other?.costs);
    }),
  );

  it(
    'switches to dhl for a packstation, and disables all others with a reason (SHIP-02, SHIP-03)',
    withFixture(harness, GUEST, async (fixture) => {
      const { shop, shopper } = fixture;
      const other = (await shippersOf(fixture)).find(({ code }) => code !== DHL)?.code ?? '';
      valueOf(await shop.shippers.select(shopper, cartIdOf(shopper), other));
      await deliverToPackstation(fixture);
      expect(await selectedOf(fixture)).toBe(DHL);
      const shippers = await shippersOf(fixture);
      expect(shippers.length).toBeGreaterThan(1);
      for (const { code, enabled, notice } of shippers)
        expect([code, enabled, notice]).toEqual(
          code === DHL ? [DHL, true, undefined] : [code, false, 'PACKSTATION-DHL-ONLY'],
        );
      expect(refusalOf(await shop.shippers.select(shopper, cartIdOf(shopper), other))).toEqual({
        because: 'shipper-disabled',
      });
    }),
  );

  it(
    'switches from dhl to the first enabled carrier outside Germany (SHIP-02, SHIP-04, SHIP-05)',
    withFixture(harness, GUEST, async (fixture) => {
      const { shop, shopper } = fixture;
      valueOf(await shop.shippers.select(shopper, cartIdOf(shopper), DHL));
      await deliverToVienna(fixture);
      const shippers = await shippersOf(fixture);
      expect(shippers.find(({ code }) => code === DHL)).toMatchObject({
        enabled: false,
        selected: false,
        notice: 'DHL-GERMANY-ONLY',
      });
      expect(await selectedOf(fixture)).toBe(shippers.find(({ enabled }) => enabled)?.code);
      expect(refusalOf(await shop.shippers.select(shopper, cartIdOf(shopper), DHL))).toEqual({
        because: 'shipper-disabled',
      });
    }),
  );

  it(
    'costs what delivery to the country costs',
    withFixture(harness, GUEST, async (fixture) => {
      const home = (await readCart(fixture, fixture.shopper)).shippingCost;
      await deliverToVienna(fixture);
      const cart = await readCart(fixture, fixture.shopper);
      expect(cart.deliveryCountry).toBe('AT');
      expect(cart.shippingCost?.minor).toBeGreaterThan(home?.minor ?? 0);
    }),
  );

  it(
    'refuses an unknown carrier, and somebody else’s cart',
    withFixture(harness, GUEST, async (fixture) => {
      const { shop, shopper, anonymous } = fixture;
      expect(refusalOf(await shop.shippers.select(shopper, cartIdOf(shopper), 'postkutsche'))).toEqual({
        because: 'no-such-shipper',
      });
      const other = await openSession(fixture, anonymous);
      expect(refusalOf(await shop.shippers.select(other, cartIdOf(shopper), DHL))).toEqual({
        because: 'no-such-shipper',
      });
    }),
  );
};

const bulky = (harness: PortHarness, { it, expect }: TestApi): void => {
  const withFurniture = (test: (fixture: PortFixture) => Promise<void>) =>
    withFixture(harness, GUEST, async (fixture) => {
      valueOf(await updateCart(fixture, fixture.shopper, addItem(fixture.goods.bulky)));
      await test(fixture);
    });

  it(
    'are delivered by forwarding agent, with fields to fill in',
    withFurniture(async (fixture) => {
      const cart = await readCart(fixture, fixture.shopper);
      expect(cart.shippers.map(({ code, selected }) => [code, selected])).toEqual([[SPEDITION, true]]);
      expect(cart.shippingCost?.minor).toBeGreaterThan(0);
      expect(cart.speditionFields.filter(({ required }) => required).map(({ value }) => value)).toEqual(['']);
    }),
  );

  it(
    'are refused until the required fields are filled in',
    withFurniture(async (fixture) => {
      const { shop, shopper } = fixture;
      const fields = (await readCart(fixture, shopper)).speditionFields;
      const unanswered = fields.map(({ name }) => ({ fieldName: name, fieldValue: ' ' }));
      const missing = fields
        .filter(({ required }) => required)
        .map(({ name }) => ({ field: name, message: 'vue.form.error.requiredField' }));
      expect(refusalOf(await shop.shippers.saveSpedition(shopper, cartIdOf(shopper), unanswered))).toEqual({
        because: 'invalid-form',
        fieldErrors: missing,
      });
      valueOf(
        await shop.shippers.saveSpedition(
          shopper,
          cartIdOf(shopper),
          fields.map(({ name }) => ({ fieldName: name, fieldValue: '030 4711' })),
        ),
      );
      expect((await readCart(fixture, shopper)).speditionFields.map(({ value }) => value)).toEqual(
        fields.map(() => '030 4711'),
      );
    }),
  );

  it(
    'cannot be delivered to a packstation (SHIP-03)',
    withFurniture(async (fixture) => {
      await deliverToPackstation(fixture);
      expect(await shippersOf(fixture)).toMatchObject([
        { code: SPEDITION, enabled: false, selected: false, notice: 'PACKSTATION-DHL-ONLY' },
      ]);
    }),
  );

  it(
    'accept no fields for somebody else’s cart',
    withFurniture(async (fixture) => {
      const other = await openSession(fixture, fixture.anonymous);
      expect((await fixture.shop.shippers.saveSpedition(other, cartIdOf(fixture.shopper), [])).ok).toBe(false);
    }),
  );
};

/** What every adapter of the shippers port promises. */
export const behavesLikeShippers = (harness: PortHarness, t: TestApi): void => {
  t.describe('the choice of a carrier', () => choice(harness, t));
  t.describe('bulky goods', () => bulky(harness, t));
};
