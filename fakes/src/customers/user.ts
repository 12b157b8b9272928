import { emptyMap } from '../worlds/persistent-map.ts';
import type { BusinessDetails, Salutation } from '@shop/domain/addresses/address';
import type { PrimeMembership } from '@shop/domain/customers/customer';
import type { OrderId } from '@shop/domain/orders/order';
import type { CartId, UserId } from '@shop/domain/sessions/shopper';
import { createHash } from 'node:crypto';

/** Somebody who only looks around. */
export interface Visitor {
  readonly kind: 'visitor';
  readonly userId: UserId;
}

/** Somebody who buys without an account. */
export interface Guest {
  readonly kind: 'guest';
  readonly userId: UserId;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly phone?: string;
}

/** What a business customer has told of itself; codes are of the lists of jobs and industries. */
export type CompanyFacts = Pick<BusinessDetails, 'vatRegistrationNo' | 'jobTitleCode' | 'primaryIndustryGroupCode' | 'numberOfEmployees'>;

export interface Account {
  readonly kind: 'customer';
  readonly userId: UserId;
  readonly email: string;
  readonly passwordDigest: string;
  readonly salutation: Salutation;
  readonly firstName: string;
  readonly lastName: string;
  readonly company?: string;
  readonly phone?: string;
  /** Has one: buys on the business shop, and logs in there with it. */
  readonly customerNumber?: string;
  /** In days. */
  readonly termsOfPayment?: number;
  readonly categoryType?: string;
  readonly notification?: string;
  /** Of a business customer, where it is known. */
  readonly companyFacts?: CompanyFacts;
  /** Has not ordered yet. */
  readonly isNew: boolean;
  readonly isInternal: boolean;
  readonly prime: PrimeMembership;
  /** The cart that a login goes on with. */
  readonly cartId?: CartId;
  /** What the account has ordered and paid for, the newest last. */
  readonly orderIds?: readonly OrderId[];
}

export type User = Visitor | Guest | Account;

/** `logins` holds user ids by `loginKey`. */
export const USER_TABLES = { users: emptyMap<User>(), logins: emptyMap<string>() };

/** Nothing that is kept, exported or logged holds a password. */
export const passwordDigest = (userId: UserId, password: string): string =>
  createHash('sha256').update(`${userId}:${password}`).digest('hex');

/** What an account is found by at a login: the e-mail address on consumer shops, the customer number on the business shop. */
export const loginKey = (identifier: string, isB2b: boolean): string =>
  `${isB2b ? 'number' : 'email'}:${identifier.normalize('NFC').trim().toLowerCase()}`;
