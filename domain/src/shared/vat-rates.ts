import type { CountryCode } from './country.ts';

/** Books have a reduced rate in every country that the shop delivers to. */
export type VatClass = 'standard' | 'reduced';

/**
 * VAT in percent. Goods are taxed where they are delivered (art. 33 of Directive 2006/112/EC), and Liechtenstein levies that of Switzerland.
 * § 12 UStG; § 10 UStG (Austria); art. 25 MWSTG (Switzerland); art. 16 D.P.R. 633/1972 (Italy, books at 4 %).
 */
const VAT_RATES: Readonly<Record<CountryCode, Readonly<Record<VatClass, number>>>> = {
  DE: { standard: 19, reduced: 7 },
  AT: { standard: 20, reduced: 10 },
  CH: { standard: 8.1, reduced: 2.6 },
  LI: { standard: 8.1, reduced: 2.6 },
  IT: { standard: 22, reduced: 4 },
};

export const vatRateIn = (country: CountryCode, vatClass: VatClass): number => VAT_RATES[country][vatClass];
