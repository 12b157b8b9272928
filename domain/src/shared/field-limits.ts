/**
 * The longest text of each field, in characters without surrounding spaces: the only place for rules, adapters, forms and
 * messages. The specification defines the first three (FORM-02 to FORM-05); the others are the shop's own (docs/decisions/0008).
 */
export const FIELD_LIMITS = {
  email: 80,
  password: 35,
  customerNumber: 80,
  // What fits on a parcel label.
  company: 60,
  firstname: 35,
  lastname: 35,
  streetAndNumber: 60,
  addition: 60,
  city: 50,
  phone: 30,
  // The length of a reference in EDIFACT (RFF, data element 1154) and of a customer's reference in SAP (BSTKD).
  orderReference: 35,
  // Of a school or company: ten characters in SAP (KOSTL), 36 in DATEV (KOST1).
  costCentre: 36,
  // A Leitweg-ID: 12 digits, 30 letters and digits, 2 check digits, 2 hyphens; other references are shorter.
  buyerReference: 46,
  // What fits on the documents of an order.
  comment: 500,
  // The question that belongs to the reason of a return.
  additionalInfo: 500,
  // Order numbers have nine digits; spaces and a prefix from another system fit as well.
  orderId: 20,
  // The longest postcodes of the world have ten characters.
  zipCode: 10,
  // What fits on the forwarding agent's form.
  speditionFields: 100,
  // First and last name with a space between them.
  fullName: 71,
  // Of a school with its place.
  school: 80,
  // The number of an order, or words that identify it.
  orderNumber: 80,
  // A declaration of withdrawal fits into one cookie (docs/decisions/0092).
  withdrawnGoods: 500,
  withdrawalReason: 500,
  // What identifies a contract: an e-mail address, a number, or other words.
  contract: 80,
  cancellationReason: 500,
  // Of a review: a line, a page of text, a name. A refused review fits into one cookie.
  title: 60,
  message: 1500,
  nickname: 30,
  // Of a contact request: a page of text, as of a review.
  contactMessage: 1500,
  // Of a wishlist: a line, and what it is for.
  listName: 60,
  listDescription: 500,
  listComment: 500,
  // Pasted at once, spaces included: so many lines of a list with names and prices.
  orderLines: 50_000,
  // Digits of a DHL customer number, and of a Packstation.
  postnumber: 10,
  packstation: 3,
} as const;

/** The shortest text of a field that is not empty; that of the password is specified (FORM-04). */
export const FIELD_MINIMUMS = { password: 3, message: 20, postnumber: 6, packstation: 3 } as const;

const byName = (bounds: Readonly<Record<string, number>>): ReadonlyMap<string, number> =>
  new Map(Object.entries(bounds).map(([name, bound]) => [name.toLowerCase(), bound]));

const LIMITS = byName(FIELD_LIMITS);
const MINIMUMS = byName(FIELD_MINIMUMS);

/** Fields whose limit depends on their kind, not on their whole name. */
const KINDS: readonly (readonly [name: RegExp, most: number])[] = [
  [/email$/iu, FIELD_LIMITS.email],
  [/^speditionFields\./iu, FIELD_LIMITS.speditionFields],
];

/** How short and how long the text of a field may be, by the dotted name of the field in its form. */
export const boundsOf = (field: string): { readonly min: number | undefined; readonly max: number | undefined } => {
  const name = field.toLowerCase().split('.').at(-1) ?? '';
  return { min: MINIMUMS.get(name), max: LIMITS.get(name) ?? KINDS.find(([kind]) => kind.test(field))?.[1] };
};
