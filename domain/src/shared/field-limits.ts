/**
 * The longest text that each field takes, in characters without the spaces around it: the one number for rules, adapters,
 * forms and messages. The specification gives the first three (A5, B9); the others are the shop's own (docs/decisions/0008).
 */
export const FIELD_LIMITS = {
  email: 80,
  password: 35,
  customerNumber: 80,
  // What fits a parcel label.
  company: 60,
  firstname: 35,
  lastname: 35,
  streetAndNumber: 60,
  addition: 60,
  city: 50,
  phone: 30,
  // The length of a reference in EDIFACT (RFF, data element 1154) and of a customer's reference in SAP (BSTKD).
  orderReference: 35,
  // A Leitweg-ID: 12 digits, 30 letters and digits, 2 check digits, 2 hyphens; nothing longer is a reference.
  buyerReference: 46,
  // What fits the papers of an order.
  comment: 500,
  // What fits the forwarding agent's form.
  speditionFields: 100,
} as const;

const BY_NAME: ReadonlyMap<string, number> = new Map(Object.entries(FIELD_LIMITS).map(([name, most]) => [name.toLowerCase(), most]));

/** The limit of a field of a form, by its dotted name: by its last part, else by the form that it stands in. */
export const limitOf = (field: string): number | undefined => {
  const parts = field.toLowerCase().split('.');
  return BY_NAME.get(parts.at(-1) ?? '') ?? BY_NAME.get(parts[0] ?? '');
};
