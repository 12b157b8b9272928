import fc from 'fast-check';
import type { SignedIn } from '@shop/domain/visit/session';
import type { LoginState } from '@shop/domain/visit/shopper';
import { anAddressForm } from '@shop/domain/testing/an-address';
import { asSignedIn } from '@shop/domain/testing/fixtures';
import { command, nothing } from './command.ts';
import { after, afterSuccess } from './side.ts';
import type { Side } from './side.ts';

const as = (side: Side, loginState: LoginState, signedIn: SignedIn): Partial<Side> => ({
  shopper: asSignedIn(side.shopper, loginState, signedIn),
});

export const sessionCommands = [
  command('open', nothing, async (side) => {
    const opened = await side.fixture.shop.sessions.open(side.shopper);
    return after(side, opened, { shopper: { ...side.shopper, userId: opened.userId, cartId: opened.cartId } });
  }),
  command(
    'login',
    fc.record({ isRight: fc.boolean(), stayLogged: fc.boolean(), mergeCart: fc.boolean() }),
    async (side, { isRight, ...wishes }) => {
      const { identifier, password } = side.fixture.account;
      const credentials = { identifier, password: isRight ? password : 'falsch', ...wishes };
      return afterSuccess(side, await side.fixture.shop.sessions.login(side.shopper, credentials), (signedIn) =>
        as(side, 'customer', signedIn),
      );
    },
  ),
  command('logout', nothing, async (side) => {
    const { sessionToken: _ended, ...visitor } = side.shopper;
    return after(side, await side.fixture.shop.sessions.logout(side.shopper), {
      shopper: { ...visitor, loginState: 'logged-out' },
      addressIds: [],
    });
  }),
  command(
    'guest',
    fc.constantFrom({}, { postcode: '1' }, { country: 'AT', postcode: '1010' } as const),
    async (side, overrides) => {
      const typed = { email: 'gast@schule.example', billingAddress: anAddressForm(overrides) };
      return afterSuccess(side, await side.fixture.shop.sessions.registerGuest(side.shopper, typed), (signedIn) =>
        as(side, 'guest', signedIn),
      );
    },
  ),
  command(
    'register',
    fc.constantFrom('frieda@schule.example', 'frieda@', 'fritz@schule.example'),
    async (side, email) => {
      const typed = {
        email,
        password: 'Kreide7',
        firstName: 'Frieda',
        lastName: 'Frisch',
        salutation: 'mrs',
        billingAddress: anAddressForm(),
      };
      return afterSuccess(side, await side.fixture.shop.sessions.registerCustomer(side.shopper, typed), (signedIn) =>
        as(side, 'customer', signedIn),
      );
    },
  ),
  command('current', nothing, async (side) =>
    after(side, await side.fixture.shop.customers.current(side.shopper, '/')),
  ),
  command('e-mail', fc.constantFrom('neu@schule.example', 'neu@'), async (side, email) =>
    after(
      side,
      await side.fixture.shop.customers.updateEmail(side.shopper, { email, password: side.fixture.account.password }),
    ),
  ),
  command('phone', fc.constantFrom('030 4711', 'Telefon'), async (side, phone) =>
    after(side, await side.fixture.shop.customers.updatePhone(side.shopper, phone)),
  ),
];
