import { minus, type Money, money, plus, split, sumOf } from '../shared/money.ts';
import { taxesInTurn } from '../shared/vat.ts';

/** What a line of a cart or an order costs. */
export interface LineAmounts {
  /** Of all pieces, before savings. */
  readonly price: Money;
  readonly saving: Money;
  /** VAT in percent of the net amount. */
  readonly vatRate: number;
}

/** All that a cart or an order charges for. */
export interface Charges {
  readonly lines: readonly LineAmounts[];
  readonly shipping: Money;
  /** Whether amounts are net, as for businesses. */
  readonly isNet: boolean;
}

/** A part of an order with a document of its own, such as an invoice or a refund. */
export interface ChargedPart {
  readonly lines: readonly LineAmounts[];
  /** Whether the delivery costs of the order belong to it. */
  readonly withShipping: boolean;
}

/** What one rate of VAT applies to. */
export interface TaxedAmount {
  /** Percent of the net amount. */
  readonly rate: number;
  readonly amount: Money;
  readonly net: Money;
}

/** The figures of a cart, an order or a document. */
export interface Figures {
  /** Before savings. */
  readonly goods: Money;
  readonly savings: Money;
  readonly shipping: Money;
  /** The highest rate first; none at which nothing is charged. */
  readonly taxes: readonly TaxedAmount[];
  readonly net: Money;
  readonly total: Money;
}

export const paidFor = ({ price, saving }: LineAmounts): Money => minus(price, saving);

/** What was paid for the pieces of a line after the first `from` up to the first `to`. Consecutive pieces add up to the line. */
export const paidForPieces = (
  line: LineAmounts,
  quantity: number,
  { from, to }: { readonly from: number; readonly to: number },
): Money => {
  const paid = paidFor(line);
  const upTo = (pieces: number): Money =>
    money(Math.round((paid.minor * Math.min(pieces, quantity)) / quantity), paid.currency);
  return minus(upTo(to), upTo(from));
};

const taxedAt = (lines: readonly LineAmounts[], rate: number, nothing: Money): Money =>
  lines
    .filter(({ vatRate }) => vatRate === rate)
    .map(paidFor)
    .reduce(plus, nothing);

/** What each part of an order is charged for at one rate, and the VAT on it. */
const taxedParts = (charges: Charges, parts: readonly ChargedPart[]): readonly (readonly TaxedAmount[])[] => {
  const { lines, shipping, isNet } = charges;
  const nothing = money(0, shipping.currency);
  const rates = [...new Set(lines.map(({ vatRate }) => vatRate))].toSorted((a, b) => b - a);
  const goods = rates.map((rate) => taxedAt(lines, rate, nothing));
  // The rates of delivery are those of the goods, by their values (Abschn. 3.10 UStAE: an ancillary service follows the supply).
  const delivery = split(
    shipping,
    goods.map(({ minor }) => minor),
  );
  const byRate = rates.map((rate, at) => {
    const shareOfDelivery = delivery[at] ?? nothing;
    const bases = parts.map((part) =>
      plus(taxedAt(part.lines, rate, nothing), part.withShipping ? shareOfDelivery : nothing),
    );
    const taxes = taxesInTurn(plus(goods[at] ?? nothing, shareOfDelivery), bases, { rate, isNet });
    return bases.map((base, part) => {
      const amount = taxes[part] ?? nothing;
      return { rate, amount, net: isNet ? base : minus(base, amount), base };
    });
  });
  return parts.map((_, part) =>
    byRate.flatMap((taxed) => taxed[part] ?? []).flatMap(({ base, ...taxed }) => (base.minor === 0 ? [] : [taxed])),
  );
};

const figuresWith = (
  { shipping: costs, isNet }: Charges,
  { lines, withShipping }: ChargedPart,
  taxes: readonly TaxedAmount[],
): Figures => {
  const { currency } = costs;
  const goods = sumOf(
    lines.map(({ price }) => price),
    currency,
  );
  const savings = sumOf(
    lines.map(({ saving }) => saving),
    currency,
  );
  const shipping = withShipping ? costs : money(0, currency);
  const charged = plus(minus(goods, savings), shipping);
  const tax = sumOf(
    taxes.map(({ amount }) => amount),
    currency,
  );
  return {
    goods,
    savings,
    shipping,
    taxes,
    net: isNet ? charged : minus(charged, tax),
    total: isNet ? plus(charged, tax) : charged,
  };
};

/**
 * The figures of documents about parts of an order, in their order. Each adds up its own lines; if the parts are all of the order,
 * they add up to its figures. VAT is rounded once for each rate of a document, not for each line.
 */
export const figuresOfParts = (charges: Charges, parts: readonly ChargedPart[]): readonly Figures[] => {
  const taxes = taxedParts(charges, parts);
  return parts.map((part, at) => figuresWith(charges, part, taxes[at] ?? []));
};

/** The figures of a whole cart or order. */
export const figuresOf = (charges: Charges): Figures => {
  const whole = { lines: charges.lines, withShipping: true };
  return figuresWith(charges, whole, taxedParts(charges, [whole]).flat());
};
