import type { Storefront } from '../storefronts/storefront.ts';

/** A customer number as it is printed and typed, in groups: "200 100", "200-100", "200.100". */
const SEPARATORS = /[\s\p{Pd}./]+/gu;

/** What a login is about: on the business shop the customer number without separators, elsewhere the e-mail address as typed. */
export const loginIdentifier = (typed: string, { isB2b }: Pick<Storefront, 'isB2b'>): string => (isB2b ? typed.replaceAll(SEPARATORS, '') : typed.trim());
