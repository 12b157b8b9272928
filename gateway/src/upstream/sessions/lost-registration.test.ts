import { afterAll, describe, expect, it } from 'vitest';
import type { Scene } from '@shop/domain/testing/port-harness';
import { cartOf, onScene, refusalOf, signedInAs, valueOf } from '@shop/domain/testing/scenes';
import { standOnUpstream } from '../testing/upstream-harness.ts';

const stand = await standOnUpstream();
afterAll(() => stand.close());

const FRIEDA = { email: 'frieda@schule.example', password: 'Kreide7', firstName: 'Frieda', lastName: 'Frisch', salutation: 'mrs' };

const letFail = ({ shopper }: Scene, kind: string): void => void stand.server.faults.set(shopper.headers['x-shop-world'] ?? '', { body: { match: { op: 'registerCustomer' }, fault: { kind }, times: 1 } });

describe('a registration whose answer was lost', () => {
  it('signs the customer in who was made by it, with the cart that went along', onScene(stand.harness, { 'a cart exists': { positions: 2 } }, async (scene) => {
    letFail(scene, 'applyThenReset');
    const signedIn = valueOf(await scene.shop.sessions.registerCustomer(scene.shopper, FRIEDA));
    const customer = signedInAs(scene.shopper, 'customer', signedIn);
    expect(await scene.shop.customers.current(customer, '/')).toMatchObject({ email: FRIEDA.email, isNewCustomer: true });
    expect((await cartOf(scene, customer)).positionCount).toBe(2);
    expect(refusalOf(await scene.shop.sessions.registerCustomer(scene.stranger, FRIEDA))).toMatchObject({ fieldErrors: [{ message: 'vue.form.error.email.notUnique' }] });
  }));

  it('fails where nobody was made by it', onScene(stand.harness, {}, async (scene) => {
    letFail(scene, 'resetBeforeReply');
    await expect(scene.shop.sessions.registerCustomer(scene.shopper, FRIEDA)).rejects.toMatchObject({ name: 'UnknownOutcome', operation: 'registerCustomer' });
    expect(await scene.shop.customers.isEmailUnique(scene.shopper, FRIEDA.email)).toBe(true);
  }));

  it('opens no account of somebody else', onScene(stand.harness, {}, async (scene) => {
    letFail(scene, 'resetBeforeReply');
    const taken = { ...FRIEDA, email: scene.account.email };
    await expect(scene.shop.sessions.registerCustomer(scene.shopper, taken)).rejects.toMatchObject({ name: 'UnknownOutcome' });
  }));
});
