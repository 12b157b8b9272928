import { expect, it } from 'vitest';
import { INVOICE_RETENTION } from './invoice-retention.ts';

/** § 147 (3) AO and § 257 (4) HGB as of 2025, § 132 (1) BAO and § 212 (1) UGB, art. 958f (1) OR. */
it.each([
  ['germany', 8, '§ 147 AO, § 257 HGB'],
  ['austria', 7, '§ 132 BAO, § 212 UGB'],
  ['switzerland', 10, 'Art. 958f OR'],
] as const)(
  'who deletes an account in %s reads that invoices are kept for %i years, and by which law',
  (region, years, paragraphs) => {
    expect(INVOICE_RETENTION[region]).toEqual({ years, paragraphs });
  },
);
