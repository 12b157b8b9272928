import type { Storefront } from '@shop/domain/storefronts/storefront';
import { classified } from '../graphql/upstream-error.ts';

interface Names {
  readonly email?: string | null;
  readonly customerNumber?: string | null;
}

/** What names an account: exactly one of the two. */
export const identifierOf = (
  operation: string,
  { email, customerNumber }: Names,
  { isB2b }: Pick<Storefront, 'isB2b'>,
): string => {
  const [name, ...others] = [email, customerNumber].filter((one) => one != null);
  if (name === undefined || others.length > 0)
    throw classified('BAD_REQUEST', `${operation} takes either email or customerNumber.`);
  // An identifier of the other kind of storefront matches no customer here.
  return (customerNumber != null) === isB2b ? name : '';
};
