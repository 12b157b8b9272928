/** The words that a button may carry with which consumers order and owe money (§ 312j (3) BGB; Directive 2011/83/EU, article 8 (2)). */
const LAWFUL: readonly string[] = [
  'zahlungspflichtig bestellen',
  'jetzt zahlungspflichtig bestellen',
  'kostenpflichtig bestellen',
  'jetzt kostenpflichtig bestellen',
  'kaufen',
  'jetzt kaufen',
  'order with obligation to pay',
  'buy',
  'buy now',
];

/** The text of an order button if the law allows it; a text that says less makes no contract. */
export const lawfulButtonLabel = (label: string | undefined): string | undefined =>
  LAWFUL.includes(label?.trim().toLowerCase() ?? '') ? label?.trim() : undefined;
