import { anAddressForm, aPackstationForm } from '../testing/an-address.ts';
import type { AddressId } from '../addresses/address.ts';
import type { PortHarness, Scene } from '../testing/port-harness.ts';
import { adding, cartIdOf, cartOf, entered, onScene, refusalOf, updated, valueOf } from '../testing/scenes.ts';
import type { TestApi } from '../testing/test-api.ts';
import { DHL, SPEDITION } from './shipper.ts';

const GUEST = { 'guest session': true, 'a cart exists': { positions: 1 } } as const;
const VIENNA = anAddressForm({ streetAndNumber: 'Ringstraße 4', postcode: '1010', city: 'Wien', country: 'AT' });

const deliverTo = async ({ shop, shopper }: Scene, addressId: AddressId): Promise<void> => {
  valueOf(await shop.addresses.select(shopper, cartIdOf(shopper), 'shipping', addressId));
};

const deliverToPackstation = async (scene: Scene): Promise<void> =>
  deliverTo(scene, valueOf(await scene.shop.addresses.addPackstation(scene.shopper, aPackstationForm())).addressId);

const deliverToVienna = async (scene: Scene): Promise<void> => deliverTo(scene, valueOf(await scene.shop.addresses.add(scene.shopper, 'shipping', VIENNA)).addressId);

const shippersOf = async (scene: Scene) => (await cartOf(scene, scene.shopper)).shippers;
const selectedOf = async (scene: Scene) => (await shippersOf(scene)).find(({ selected }) => selected)?.code;

const choice = (harness: PortHarness, { it, expect }: TestApi): void => {
  it('is between carriers that tell name, costs, articles and days (ENT-07)', onScene(harness, GUEST, async (scene) => {
    const shippers = await shippersOf(scene);
    expect(shippers.length).toBeGreaterThan(1);
    for (const { code, name, enabled, costs, items, arrives } of shippers) {
      expect([code === '', name === '', enabled, costs.currency, items]).toEqual([false, false, true, 'EUR', [scene.goods.ordinary[0]]]);
      expect((arrives?.from ?? 'never') <= (arrives?.to ?? '')).toBe(true);
    }
  }));

  it('stays with the carrier that was selected', onScene(harness, GUEST, async (scene) => {
    const { shop, shopper } = scene;
    const other = (await shippersOf(scene)).find(({ selected }) => !selected);
    valueOf(await shop.shippers.select(shopper, cartIdOf(shopper), other?.code ?? ''));
    expect(await selectedOf(scene)).toBe(other?.code);
    expect((await cartOf(scene, shopper)).shippingCost).toEqual(other?.costs);
  }));

  it('falls to dhl at a packstation, and all others say why not (SHIP-02, SHIP-03)', onScene(harness, GUEST, async (scene) => {
    const { shop, shopper } = scene;
    const other = (await shippersOf(scene)).find(({ code }) => code !== DHL)?.code ?? '';
    valueOf(await shop.shippers.select(shopper, cartIdOf(shopper), other));
    await deliverToPackstation(scene);
    expect(await selectedOf(scene)).toBe(DHL);
    for (const { code, enabled, notice } of await shippersOf(scene)) {
      expect([enabled, notice]).toEqual(code === DHL ? [true, undefined] : [false, 'PACKSTATION-DHL-ONLY']);
    }
    expect(refusalOf(await shop.shippers.select(shopper, cartIdOf(shopper), other))).toEqual({ because: 'shipper-disabled' });
  }));

  it('leaves dhl outside Germany for the first carrier that may (SHIP-02, SHIP-04, SHIP-05)', onScene(harness, GUEST, async (scene) => {
    const { shop, shopper } = scene;
    valueOf(await shop.shippers.select(shopper, cartIdOf(shopper), DHL));
    await deliverToVienna(scene);
    const shippers = await shippersOf(scene);
    expect(shippers.find(({ code }) => code === DHL)).toMatchObject({ enabled: false, selected: false, notice: 'DHL-GERMANY-ONLY' });
    expect(await selectedOf(scene)).toBe(shippers.find(({ enabled }) => enabled)?.code);
    expect(refusalOf(await shop.shippers.select(shopper, cartIdOf(shopper), DHL))).toEqual({ because: 'shipper-disabled' });
  }));

  it('costs what the country costs', onScene(harness, GUEST, async (scene) => {
    const home = (await cartOf(scene, scene.shopper)).shippingCost;
    await deliverToVienna(scene);
    const cart = await cartOf(scene, scene.shopper);
    expect(cart.deliveryCountry).toBe('AT');
    expect(cart.shippingCost?.minor).toBeGreaterThan(home?.minor ?? 0);
  }));

  it('refuses a carrier that is none, and a foreign cart', onScene(harness, GUEST, async (scene) => {
    const { shop, shopper, stranger } = scene;
    expect(refusalOf(await shop.shippers.select(shopper, cartIdOf(shopper), 'postkutsche'))).toEqual({ because: 'no-such-shipper' });
    const other = await entered(scene, stranger);
    expect(refusalOf(await shop.shippers.select(other, cartIdOf(shopper), DHL))).toEqual({ because: 'no-such-shipper' });
  }));
};

const bulky = (harness: PortHarness, { it, expect }: TestApi): void => {
  const withFurniture = (law: (scene: Scene) => Promise<void>) =>
    onScene(harness, GUEST, async (scene) => {
      valueOf(await updated(scene, scene.shopper, adding(scene.goods.bulky)));
      await law(scene);
    });

  it('come by forwarding agent, who asks first', withFurniture(async (scene) => {
    const cart = await cartOf(scene, scene.shopper);
    expect(cart.shippers.map(({ code, selected }) => [code, selected])).toEqual([[SPEDITION, true]]);
    expect(cart.shippingCost?.minor).toBeGreaterThan(0);
    expect(cart.speditionFields.filter(({ required }) => required).map(({ value }) => value)).toEqual(['']);
  }));

  it('are not brought before the questions are answered', withFurniture(async (scene) => {
    const { shop, shopper } = scene;
    const fields = (await cartOf(scene, shopper)).speditionFields;
    const unanswered = fields.map(({ name }) => ({ fieldName: name, fieldValue: ' ' }));
    const missing = fields.filter(({ required }) => required).map(({ name }) => ({ field: name, message: 'vue.form.error.requiredField' }));
    expect(refusalOf(await shop.shippers.saveSpedition(shopper, cartIdOf(shopper), unanswered))).toEqual({ because: 'invalid-form', fieldErrors: missing });
    valueOf(await shop.shippers.saveSpedition(shopper, cartIdOf(shopper), fields.map(({ name }) => ({ fieldName: name, fieldValue: '030 4711' }))));
    expect((await cartOf(scene, shopper)).speditionFields.map(({ value }) => value)).toEqual(fields.map(() => '030 4711'));
  }));

  it('are brought to no packstation (SHIP-03)', withFurniture(async (scene) => {
    await deliverToPackstation(scene);
    expect(await shippersOf(scene)).toMatchObject([{ code: SPEDITION, enabled: false, selected: false, notice: 'PACKSTATION-DHL-ONLY' }]);
  }));

  it('ask no questions of a foreign cart', withFurniture(async (scene) => {
    const other = await entered(scene, scene.stranger);
    expect((await scene.shop.shippers.saveSpedition(other, cartIdOf(scene.shopper), [])).ok).toBe(false);
  }));
};

/** The law of the shippers. */
export const behavesLikeShippers = (harness: PortHarness, t: TestApi): void => {
  t.describe('the choice of a carrier', () => choice(harness, t));
  t.describe('bulky goods', () => bulky(harness, t));
};
