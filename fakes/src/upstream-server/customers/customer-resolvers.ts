import { omitNil } from '@shop/domain/shared/omit-nil';
import type {
  MutationChangeAccountDataArgs,
  MutationDeleteCurrentCustomerAccountArgs,
  MutationUpdateEmailArgs,
  MutationUpdatePhoneArgs,
  QueryGetCustomerInfoArgs,
  QueryIsUniqueEmailArgs,
} from '../generated/upstream-types.ts';
import type { Resolvers } from '../graphql/resolver-types.ts';
import { writeMutationResult } from '../shared/write-mutation-result.ts';
import { writeCustomer, writeCustomerAnswer } from './write-customer.ts';

type CustomerField =
  | 'getCustomerInfo'
  | 'isUniqueEmail'
  | 'updateEmail'
  | 'updatePhone'
  | 'changeAccountData'
  | 'deleteCurrentCustomerAccount';

export const customerResolvers: Resolvers<CustomerField> = {
  getCustomerInfo: async ({ url }: QueryGetCustomerInfoArgs, { shop, shopper }) =>
    writeCustomer(await shop.customers.current(shopper, url)),
  isUniqueEmail: ({ email }: QueryIsUniqueEmailArgs, { shop, shopper }) => shop.customers.isEmailUnique(shopper, email),
  updateEmail: async ({ email, password }: MutationUpdateEmailArgs, { shop, shopper }) =>
    writeCustomerAnswer(await shop.customers.updateEmail(shopper, { email, ...omitNil({ password }) })),
  updatePhone: async ({ phone }: MutationUpdatePhoneArgs, { shop, shopper }) =>
    writeCustomerAnswer(await shop.customers.updatePhone(shopper, phone)),
  changeAccountData: async ({ accountData }: MutationChangeAccountDataArgs, { shop, shopper }) =>
    writeCustomerAnswer(await shop.customers.changeAccountData(shopper, accountData)),
  deleteCurrentCustomerAccount: async ({ password }: MutationDeleteCurrentCustomerAccountArgs, { shop, shopper }) =>
    writeMutationResult(await shop.customers.deleteAccount(shopper, password)),
};
