import type { MutationUpdateEmailArgs, MutationUpdatePhoneArgs, QueryGetCustomerInfoArgs, QueryIsUniqueEmailArgs } from '../generated/upstream-types.ts';
import type { Resolvers } from '../graphql/resolver-types.ts';
import { writeCustomer, writeCustomerAnswer } from './write-customer.ts';

export const customerResolvers: Resolvers<'getCustomerInfo' | 'isUniqueEmail' | 'updateEmail' | 'updatePhone'> = {
  getCustomerInfo: async ({ url }: QueryGetCustomerInfoArgs, { shop, shopper }) => writeCustomer(await shop.customers.current(shopper, url)),
  isUniqueEmail: ({ email }: QueryIsUniqueEmailArgs, { shop, shopper }) => shop.customers.isEmailUnique(shopper, email),
  updateEmail: async ({ email }: MutationUpdateEmailArgs, { shop, shopper }) => writeCustomerAnswer(await shop.customers.updateEmail(shopper, email)),
  updatePhone: async ({ phone }: MutationUpdatePhoneArgs, { shop, shopper }) => writeCustomerAnswer(await shop.customers.updatePhone(shopper, phone)),
};
