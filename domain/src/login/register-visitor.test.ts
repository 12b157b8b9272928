import { describe, expect, it } from 'vitest';
import { invalidForm } from '../shared/field-errors.ts';
import { refused } from '../shared/result.ts';
import { aVisit } from '../testing/a-visit.ts';
import { countingIds } from '../testing/counting-ids.ts';
import { stubShop } from '../testing/stub-shop.ts';
import { type StubState, stubState } from '../testing/stub-state.ts';
import { registerVisitor } from './register-visitor.ts';

const FORM = {
  email: 'frida@schule.example',
  password: 'Tafel7',
  passwordRepeat: 'Tafel7',
  salutation: 'mrs',
  firstName: 'Frida',
  lastName: 'Krug',
};

const registering = async (
  form: Partial<typeof FORM> & { readonly company?: string } = {},
  said?: Partial<StubState>,
) => {
  const state = stubState(said);
  const visit = aVisit();
  const result = await registerVisitor({ ...stubShop(state), ids: countingIds() }, visit)({ ...FORM, ...form });
  return { state, visit, result };
};

describe('a visitor who registers', () => {
  it('is a customer until the browser is closed, and owns it', async () => {
    const { visit, result } = await registering();
    expect(result).toMatchObject({ ok: true, value: { userId: 'user-2' } });
    expect(visit.shopper).toMatchObject({ loginState: 'customer', userId: 'user-2', cartId: 'cart-1' });
    expect([visit.owner, visit.staysSignedIn]).toEqual(['frida@schule.example', false]);
  });

  it('is known to the shop by what was typed, once', async () => {
    const { passwordRepeat: _same, ...person } = FORM;
    expect((await registering()).state.registrations).toStrictEqual([person]);
    expect((await registering({ company: 'Grundschule Nord' })).state.registrations).toStrictEqual([
      { ...person, company: 'Grundschule Nord' },
    ]);
  });

  it('stays a visitor while a field is wrong, and the shop is not asked', async () => {
    const { state, visit, result } = await registering({ lastName: ' ' });
    expect(result).toEqual(refused(invalidForm([{ field: 'lastName', message: 'vue.form.error.requiredField' }])));
    expect([state.calls, visit.shopper.loginState, visit.owner]).toEqual([[], 'logged-out', undefined]);
  });

  it('stays a visitor if the shop objects', async () => {
    const objection = invalidForm([{ field: 'email', message: 'vue.form.error.email.notUnique' }]);
    const { visit, result } = await registering({}, { objections: { 'register-customer': objection } });
    expect(result).toEqual(refused(objection));
    expect(visit.shopper.loginState).toBe('logged-out');
  });

  it('goes on with the same contents in another session if nobody knows whether they are registered', async () => {
    const replies: StubState['replies'] = { 'register-customer': ['lost'], login: ['never-ran'] };
    const { visit, result } = await registering({}, { replies });
    expect(result).toMatchObject({ refusal: { because: 'started-over', missing: [] } });
    expect([visit.shopper.loginState, visit.shopper.cartId, visit.owner]).toEqual(['logged-out', 'cart-2', undefined]);
  });
});
