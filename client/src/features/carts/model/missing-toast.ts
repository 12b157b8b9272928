import { missingMessage } from '@shop/domain/carts/missing-from-cart';

import type { NewToast } from '../../../platform/toasts/toasts.ts';

/** An article or voucher of the previous cart that the refilled one lacks. */
export interface MissingFromCart {
  readonly what: string;
  /** Name of the article, or code of the voucher. */
  readonly name: string;
  readonly was: number | null;
  readonly is: number | null;
}

export const missingToast = (missing: MissingFromCart): NewToast => ({
  kind: 'warning',
  messageKey: missingMessage(missing),
  values: { name: missing.name, was: missing.was ?? '', is: missing.is ?? '' },
});

const isCount = (count: unknown): count is number | null => count === null || typeof count === 'number';

/** Checks an entry in the reply of a route. */
export const isMissing = (entry: unknown): entry is MissingFromCart =>
  typeof entry === 'object' &&
  entry !== null &&
  'what' in entry &&
  typeof entry.what === 'string' &&
  'name' in entry &&
  typeof entry.name === 'string' &&
  'was' in entry &&
  isCount(entry.was) &&
  'is' in entry &&
  isCount(entry.is);
