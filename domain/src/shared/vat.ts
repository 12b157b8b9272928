import { minus, type Money, money, percentOf, roundedTogether, taxIn } from './money.ts';

/** How VAT is in amounts. */
export interface VatTerms {
  /** In percent of the net amount: `19` is 19 %. */
  readonly rate: number;
  /** Whether VAT is added to amounts, as for businesses. Amounts for consumers contain it. */
  readonly isNet: boolean;
}

/** The VAT on an amount, rounded once. */
export const taxOn = (amount: Money, { rate, isNet }: VatTerms): Money =>
  isNet ? percentOf(amount, rate) : taxIn(amount, rate);

/** A gross price without its VAT. */
export const netOf = (gross: Money, rate: number): Money => minus(gross, taxIn(gross, rate));

const exactTaxOn = ({ minor }: Money, { rate, isNet }: VatTerms): number => (minor * rate) / (isNet ? 100 : 100 + rate);

/**
 * The VAT of the parts of an amount, one after the other. Each is that of its own part, and is rounded together with that of the rest:
 * so the parts add up to the VAT of the whole, and none is off by a minor unit.
 */
export const taxesInTurn = (whole: Money, parts: readonly Money[], terms: VatTerms): readonly Money[] => {
  let rest = whole;
  let taxOfRest = taxOn(whole, terms);
  return parts.map((part) => {
    rest = minus(rest, part);
    const [tax = money(0, part.currency)] = roundedTogether(
      [exactTaxOn(part, terms), exactTaxOn(rest, terms)],
      taxOfRest,
    );
    taxOfRest = minus(taxOfRest, tax);
    return tax;
  });
};
