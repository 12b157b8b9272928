import { normaliseCode, readNumber } from '../shared/normalise-text.ts';
import { readEmail } from '../shared/read-email.ts';
import type { Storefront } from '../storefronts/storefront.ts';

/** A customer number is also printed and typed in groups: "200.100", "200/100". */
const SEPARATORS = /[./]/gu;

/** What a login is about: on the business shop the customer number without separators, elsewhere the e-mail address. */
export const loginIdentifier = (typed: string, { isB2b }: Pick<Storefront, 'isB2b'>): string =>
  isB2b ? normaliseCode(readNumber(typed)).replaceAll(SEPARATORS, '') : readEmail(typed);
