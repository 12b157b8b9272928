import { describe, expect, it } from 'vitest';
import { invalidForm } from '../shared/field-errors.ts';
import { aPackstationForm } from '../testing/an-address.ts';
import { fieldsOf, guestForm, save, undecidedForm, visitor, stubStateWith } from '../testing/shipping-step.ts';
import { stubShop } from '../testing/stub-shop.ts';
import { ReplyLost } from '../testing/stub-state.ts';
import { saveShippingStep } from './save-shipping-step.ts';
import type { SaveShippingStep } from './shipping-step.ts';

describe('a visitor without a session', () => {
  it('is authenticated as a guest, then the alternative e-mails are saved (SHIP-10)', async () => {
    const world = stubStateWith();
    const command = { ...guestForm, billingAlternativeEmail: { value: ' kasse@schule.de ', hasChanged: true } };
    expect((await save(world, visitor, command)).ok).toBe(true);
    expect(world.calls.filter((call) => !call.startsWith('find')).slice(0, 2)).toEqual([
      'register-guest anne@schule.de',
      'set-alternative-emails billing,kasse@schule.de',
    ]);
    expect(world.carts[0]).toMatchObject({
      billingAddress: { city: 'Berlin' },
      billingEmail: { selected: 'kasse@schule.de' },
    });
  });

  it('is registered if that was chosen, then the alternative e-mails are saved (SHIP-10)', async () => {
    const world = stubStateWith();
    const command: SaveShippingStep = {
      ...guestForm,
      loginOption: 'register',
      account: { email: 'anne@schule.de', password: 'geheim', passwordRepeat: 'geheim' },
      billingAlternativeEmail: { value: ' kasse@schule.de ', hasChanged: true },
    };
    expect((await save(world, visitor, command)).ok).toBe(true);
    expect(world.calls.filter((call) => !call.startsWith('find')).slice(0, 2)).toEqual([
      'register-customer anne@schule.de',
      'set-alternative-emails billing,kasse@schule.de',
    ]);
    expect(world.carts[0]).toMatchObject({
      billingAddress: { city: 'Berlin' },
      billingEmail: { selected: 'kasse@schule.de' },
    });
  });

  it('is a customer after registering and a guest otherwise, with the new session (SHIP-11)', async () => {
    const registering: SaveShippingStep = {
      ...guestForm,
      loginOption: 'register',
      account: { email: 'anne@schule.de', password: 'geheim', passwordRepeat: 'geheim' },
    };
    expect(await save(stubStateWith(), visitor, registering)).toMatchObject({
      ok: true,
      value: { loginState: 'customer' },
    });
    expect(await save(stubStateWith(), visitor, guestForm)).toMatchObject({ ok: true, value: { loginState: 'guest' } });
  });

  it('gets the whole result of the authentication, or its field errors (ENT-02)', async () => {
    const entered = await save(stubStateWith(), visitor, guestForm);
    expect(entered.ok && entered.value.signedIn).toEqual({
      userId: 'user-2',
      sessionToken: 'session-2',
      expires: '2026-11-21T12:00:00Z',
      firstName: 'Änne',
      lastName: 'Krüger',
      cartMerged: false,
      sharedListMerged: false,
      updatedCartId: 'cart-1',
      activeWishlistId: 'list-2',
    });
    const objection = invalidForm([{ field: 'email', message: 'vue.form.error.email.incorrect' }]);
    const refused = await save(stubStateWith({ objections: { 'register-guest': objection } }), visitor, guestForm);
    expect(fieldsOf(refused)).toEqual(['account.email']);
  });

  it('does not register with somebody else’s e-mail address (FORM-03)', async () => {
    const world = stubStateWith({ takenEmails: ['anne@schule.de'] });
    const account = { email: 'anne@schule.de', password: 'geheim', passwordRepeat: 'geheim' };
    const refused = await save(world, visitor, { ...guestForm, loginOption: 'register', account });
    expect(refused).toMatchObject({
      refusal: { fieldErrors: [{ field: 'account.email', message: 'vue.form.error.email.notUnique' }] },
    });
    expect(world.calls).toEqual([]);
  });

  it('returns the opened session even if a later part is refused', async () => {
    const refused = await save(stubStateWith(), visitor, { ...guestForm, shipperCode: 'pigeon' });
    expect(refused).toMatchObject({
      ok: false,
      refusal: { fieldErrors: [{ field: 'shipperCode' }], signedIn: { sessionToken: 'session-2' } },
    });
  });

  it('returns the opened session even if a later part fails', async () => {
    const world = stubStateWith();
    const shop = stubShop(world);
    const failure = new ReplyLost();
    const failing = { ...shop, shippers: { ...shop.shippers, select: () => Promise.reject(failure) } };
    expect(await saveShippingStep(failing)(visitor, guestForm)).toMatchObject({
      ok: false,
      refusal: { because: 'failed-after-sign-in', failure, signedIn: { userId: 'user-2', updatedCartId: 'cart-1' } },
    });
  });

  it('can have everything sent to a packstation', async () => {
    const world = stubStateWith();
    const command: SaveShippingStep = { ...guestForm, deliveryType: 'packstation', packstation: aPackstationForm() };
    expect((await save(world, visitor, command)).ok).toBe(true);
    expect(world.carts[0]).toMatchObject({
      billingAddress: { street: 'Schulweg 4' },
      shippingAddress: { street: 'Packstation 101' },
    });
  });

  it('has an expired session if the step refers to an address book, or to no login option', async () => {
    const expired = { ok: false, refusal: { because: 'session-expired' } };
    expect(await save(stubStateWith(), visitor, undecidedForm)).toEqual(expired);
    expect(await save(stubStateWith(), visitor, { ...guestForm, billingAddress: { addressId: 'own' } })).toEqual(
      expired,
    );
  });
});
