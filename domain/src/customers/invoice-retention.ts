import type { Region } from '../storefronts/storefront.ts';

export interface InvoiceRetention {
  readonly years: number;
  readonly paragraphs: string;
}

/** How long the law makes a shop keep its invoices, whether or not the customer's account still exists. */
export const INVOICE_RETENTION: Readonly<Record<Region, InvoiceRetention>> = {
  // Eight years since 2025 (Fourth Bureaucracy Relief Act).
  germany: { years: 8, paragraphs: '§ 147 AO, § 257 HGB' },
  austria: { years: 7, paragraphs: '§ 132 BAO, § 212 UGB' },
  switzerland: { years: 10, paragraphs: 'Art. 958f OR' },
};
