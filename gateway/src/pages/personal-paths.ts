import { pageKindOf } from '@shop/domain/content/page-kind';
import type { PageKind } from '@shop/domain/content/page-kind';
import { isPaymentReturn } from '@shop/domain/payments/payment-return';
import {
  AMAZON_EXPRESS_RETURN,
  CANCELLATION_FORM,
  CATALOGUE_PAGES,
  CONTACT,
  NEWSLETTER,
  ORDER_STATUS,
  STOCK_ALERTS,
  WITHDRAWAL_FORM,
} from '@shop/domain/shared/paths';

/** Kinds of pages that are the same for everybody on a storefront. */
const PUBLIC_KINDS: ReadonlySet<PageKind> = new Set<PageKind>([
  'home',
  'category',
  'product',
  'search',
  'brands',
  'campaigns',
  'sweepstakes',
  'inspiration',
  'advisory',
  'product-listing',
  'others',
]);

/** Pages of kind `others` that show something personal, or that not everybody may enter. */
const PERSONAL_PREFIXES = [
  '/login/',
  '/logout/',
  '/rating/',
  '/prime/',
  '/test/',
  '/cf/',
  AMAZON_EXPRESS_RETURN,
  ORDER_STATUS,
  WITHDRAWAL_FORM,
  CANCELLATION_FORM,
  CONTACT,
  NEWSLETTER,
  STOCK_ALERTS,
  ...Object.values(CATALOGUE_PAGES),
];

/** Whether a page may show something personal: if so, it is rendered for each request and never cached. */
export const isPersonalPath = (path: string): boolean =>
  !PUBLIC_KINDS.has(pageKindOf(path)) ||
  isPaymentReturn(path) ||
  PERSONAL_PREFIXES.some((prefix) => path.startsWith(prefix));
