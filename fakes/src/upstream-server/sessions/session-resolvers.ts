import type { Shopper } from '@shop/domain/visit/shopper';
import { omitNil } from '@shop/domain/shared/omit-nil';
import { invalidForm } from '@shop/domain/shared/field-errors';
import type {
  MutationLoginArgs,
  MutationRegisterCustomerArgs,
  MutationRegisterGuestArgs,
  MutationShopInitArgs,
} from '../generated/upstream-types.ts';
import type { Resolvers } from '../graphql/resolver-types.ts';
import { DONE } from '../shared/write-mutation-result.ts';
import { identifierOf } from './identifier-of.ts';
import { readBusinessRegistration, readCustomerRegistration, readGuestRegistration } from './read-registration.ts';
import { writeApplication, writeLoginRefusal, writeRegistrationRefusal, writeSignedIn } from './write-auth-result.ts';

const bringing = (shopper: Shopper, cartId: string | null | undefined): Shopper =>
  cartId == null ? shopper : { ...shopper, cartId };

export const sessionResolvers: Resolvers<'shopInit' | 'login' | 'logout' | 'registerCustomer' | 'registerGuest'> = {
  shopInit: ({ cartId, guestToken }: MutationShopInitArgs, { shop, shopper }) =>
    shop.sessions.open(bringing(shopper, cartId), omitNil({ guestSessionToken: guestToken })),
  login: async ({ password, stayLogged, mergeCart, cartId, ...names }: MutationLoginArgs, { shop, shopper }) => {
    const identifier = identifierOf('login', names, shopper.storefront);
    const signedIn = await shop.sessions.login(bringing(shopper, cartId), {
      identifier,
      password,
      stayLogged,
      mergeCart,
    });
    return signedIn.ok ? writeSignedIn(signedIn.value) : writeLoginRefusal(signedIn.refusal);
  },
  logout: async (_none, { shop, shopper }) => {
    await shop.sessions.logout(shopper);
    return DONE;
  },
  registerCustomer: async ({ customer, cartId }: MutationRegisterCustomerArgs, { shop, shopper }) => {
    const typed = readCustomerRegistration(customer);
    if (!typed.ok) return writeRegistrationRefusal(invalidForm(typed.refusal));
    const business = readBusinessRegistration(customer.business, typed.value);
    if (business !== undefined) return writeApplication(await shop.businesses.register(shopper, business));
    const signedIn = await shop.sessions.registerCustomer(bringing(shopper, cartId), typed.value);
    return signedIn.ok ? writeSignedIn(signedIn.value) : writeRegistrationRefusal(signedIn.refusal);
  },
  registerGuest: async ({ guest, cartId }: MutationRegisterGuestArgs, { shop, shopper }) => {
    const typed = readGuestRegistration(guest);
    if (!typed.ok) return writeRegistrationRefusal(invalidForm(typed.refusal));
    const signedIn = await shop.sessions.registerGuest(bringing(shopper, cartId), typed.value);
    return signedIn.ok ? writeSignedIn(signedIn.value) : writeRegistrationRefusal(signedIn.refusal);
  },
};
