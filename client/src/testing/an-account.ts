import type { AccountPartFragment } from '../platform/generated/graphql.ts';

/** The account of a private customer. */
export const anAccount = (overrides: Partial<AccountPartFragment> = {}): AccountPartFragment => ({
  salutation: 'mrs',
  firstName: 'Ada',
  lastName: 'Nowak',
  company: '',
  email: 'ada@schule.example',
  phone: '030 4711',
  customerNumber: null,
  ...overrides,
});
