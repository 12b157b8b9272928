/** Every value that testers can type to get a certain outcome. */

export type EmailOutcome = 'taken' | 'locked-out' | 'bounced' | 'registration-fails';

/** By the part before the @, in any case, on any domain. */
export const MAGIC_EMAILS: Readonly<Record<string, { readonly leadsTo: EmailOutcome; readonly meaning: string }>> = {
  taken: { leadsTo: 'taken', meaning: 'registration: the address belongs to another customer' },
  locked: { leadsTo: 'locked-out', meaning: 'login: too many tries' },
  bounce: { leadsTo: 'bounced', meaning: 'mails to it come back' },
  fails: { leadsTo: 'registration-fails', meaning: 'registration fails without a field to blame' },
};

export type PostcodeOutcome = 'no-invoice' | 'island';

/** By the postcode of the billing address (`no-invoice`) or of the delivery address (`island`). */
export const MAGIC_POSTCODES: Readonly<Record<string, { readonly leadsTo: PostcodeOutcome; readonly meaning: string }>> = {
  '01009': { leadsTo: 'no-invoice', meaning: 'Germany: purchase on invoice is refused' },
  '1009': { leadsTo: 'no-invoice', meaning: 'Austria, Switzerland: purchase on invoice is refused' },
  '27498': { leadsTo: 'island', meaning: 'Heligoland: the island surcharge is added to shipping' },
};

export type CardOutcome = 'paid' | 'declined' | 'declined-after-code' | 'expired-card';

/** By card number; any other number that passes the Luhn check is paid. */
export const MAGIC_CARDS: Readonly<Record<string, { readonly leadsTo: CardOutcome; readonly meaning: string }>> = {
  '4111111111111111': { leadsTo: 'paid', meaning: 'Visa, paid after the 3-D Secure step' },
  '5555555555554444': { leadsTo: 'paid', meaning: 'Mastercard, paid after the 3-D Secure step' },
  '4000000000000002': { leadsTo: 'declined', meaning: 'declined by the bank at once' },
  '4000000000009995': { leadsTo: 'declined-after-code', meaning: 'declined after the 3-D Secure step: no funds' },
  '4000000000000069': { leadsTo: 'expired-card', meaning: 'the card has expired: the form requests another' },
};

/** The code that the 3-D Secure step waits for. */
export const MAGIC_CARD_CODE = '123456';

/** Vouchers lie with their rules in `carts/voucher-table.ts`: these codes, in any case. */
export const MAGIC_VOUCHERS = {
  fixed: 'WILLKOMMEN5',
  percent: 'SCHULE10',
  fromMinimum: 'KLASSE15',
  alone: 'SOLO20',
  expired: 'SOMMER2024',
  used: 'EINMAL',
  payless: 'GESCHENK',
} as const;

/** What each of the vouchers does, for the printed table. */
export const MAGIC_VOUCHER_MEANINGS: Readonly<Record<keyof typeof MAGIC_VOUCHERS, string>> = {
  fixed: '5.00 off from 25.00 on',
  percent: '10 % off',
  fromMinimum: '15 % off from 75.00 on',
  alone: '20 % off, with no other voucher',
  expired: 'refused: expired in September 2024',
  used: 'refused: used up',
  payless: 'pays for goods and delivery, with no other voucher: no payment step',
};

const localPart = (email: string): string => email.trim().split('@')[0]?.toLowerCase() ?? '';

export const isMagicEmail = (email: string, outcome: EmailOutcome): boolean => email.includes('@') && MAGIC_EMAILS[localPart(email)]?.leadsTo === outcome;

export const isMagicPostcode = (postcode: string | undefined, outcome: PostcodeOutcome): boolean => MAGIC_POSTCODES[postcode ?? '']?.leadsTo === outcome;
