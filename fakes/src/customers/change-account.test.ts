import { asSignedIn, valueOf } from '@shop/domain/testing/fixtures';
import { anAddressForm } from '@shop/domain/testing/an-address';
import { expect, it } from 'vitest';
import { PERSONAS } from '../personas/personas.ts';
import { aShop } from '../testing/a-shop.ts';
import { capturedMails } from '../worlds/mails.ts';

it('a guest may give the e-mail address of an account, which stays the login of its owner', async () => {
  const { shop, shopper, anonymous, world } = await aShop();
  const { identifier, password, account } = PERSONAS.existing;
  const guest = asSignedIn(
    shopper,
    'guest',
    valueOf(
      await shop.sessions.registerGuest(shopper, {
        email: 'gerda.gast@schule.example',
        billingAddress: anAddressForm(),
      }),
    ),
  );
  expect(valueOf(await shop.customers.updateEmail(guest, { email: identifier }))).toMatchObject({
    isGuest: true,
    email: identifier,
  });
  expect(
    valueOf(await shop.sessions.login(anonymous, { identifier, password, stayLogged: false, mergeCart: false })).userId,
  ).toBe(account.userId);
  expect(await capturedMails(world, { template: 'email-changed' })).toEqual([]);
});

it.each(['mr', 'mrs', 'diverse'] as const)('a customer may be addressed as %s', async (salutation) => {
  const { shop, shopper } = await aShop();
  const { identifier, password } = PERSONAS.existing;
  const customer = asSignedIn(
    shopper,
    'customer',
    valueOf(await shop.sessions.login(shopper, { identifier, password, stayLogged: false, mergeCart: false })),
  );
  valueOf(
    await shop.customers.changeAccountData(customer, {
      salutation,
      firstName: 'Anna',
      lastName: 'Lehmann',
      company: '',
    }),
  );
  expect(await shop.customers.current(customer, '/')).toMatchObject({ salutation, firstName: 'Anna' });
});
