import { emptyMap } from '../worlds/persistent-map.ts';
import type { TableRows } from '../worlds/world-tables.ts';
import type { BusinessDetails, Salutation } from '@shop/domain/addresses/address';
import type { PrimeMembership } from '@shop/domain/customers/prime-membership';
import type { OrderId } from '@shop/domain/shared/shop-id';
import type { CartId, UserId } from '@shop/domain/visit/shopper';
import { normaliseCode } from '@shop/domain/shared/normalise-text';
import { readEmail } from '@shop/domain/shared/read-email';
import { createHash } from 'node:crypto';

/** A visitor who browses without an account. */
export interface Visitor {
  readonly kind: 'visitor';
  readonly userId: UserId;
}

/** A buyer without an account. */
export interface Guest {
  readonly kind: 'guest';
  readonly userId: UserId;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly phone?: string;
}

/** Self-reported facts about a business customer; the codes come from the lists of jobs and industries. */
export type CompanyFacts = Pick<
  BusinessDetails,
  'vatRegistrationNo' | 'jobTitleCode' | 'primaryIndustryGroupCode' | 'numberOfEmployees'
>;

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
  /** Business customers have one and log in with it. */
  readonly customerNumber?: string;
  /** In days. */
  readonly termsOfPayment?: number;
  readonly categoryType?: string;
  readonly notification?: string;
  /** Of business customers, if known. */
  readonly companyFacts?: CompanyFacts;
  /** Has not ordered yet. */
  readonly isNew: boolean;
  readonly isInternal: boolean;
  readonly prime: PrimeMembership;
  /** The cart that a login resumes. */
  readonly cartId?: CartId;
  /** Final orders, the newest last. */
  readonly orderIds?: readonly OrderId[];
}

export type User = Visitor | Guest | Account;

/** `logins` holds user ids by `loginKey`. */
export const USER_TABLES = { users: emptyMap<User>(), logins: emptyMap<string>() } satisfies Partial<TableRows>;

/** Passwords are never stored, exported or logged, only this digest. */
export const passwordDigest = (userId: UserId, password: string): string =>
  createHash('sha256').update(`${userId}:${password}`).digest('hex');

/** Logins look accounts up by this key: the e-mail address on consumer shops, the customer number on the business shop. */
export const loginKey = (identifier: string, isB2b: boolean): string =>
  `${isB2b ? 'number' : 'email'}:${(isB2b ? normaliseCode(identifier) : readEmail(identifier)).toLowerCase()}`;

declare module '../worlds/world-tables.ts' {
  interface WorldTables {
    readonly users: User;
    readonly logins: string;
  }
}
