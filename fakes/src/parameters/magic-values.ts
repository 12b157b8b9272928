import type { Texts } from '../goods/goods.ts';

/** Every value that testers can type to get a certain outcome; vouchers have theirs in `carts/voucher-table.ts`. */

export type EmailOutcome = 'taken' | 'locked-out' | 'bounced' | 'registration-fails' | 'newsletter-blocked';

/** By the part before the @, in any case, on any domain. */
export const MAGIC_EMAILS: Readonly<Record<string, { readonly leadsTo: EmailOutcome; readonly meaning: string }>> = {
  taken: { leadsTo: 'taken', meaning: 'registration: the address belongs to another customer' },
  locked: { leadsTo: 'locked-out', meaning: 'login: too many tries' },
  bounce: { leadsTo: 'bounced', meaning: 'mails to it come back' },
  blocked: { leadsTo: 'newsletter-blocked', meaning: 'newsletter: nothing is mailed to it, and nobody reads why' },
  fails: { leadsTo: 'registration-fails', meaning: 'registration fails without a field to blame' },
};

export type PostcodeOutcome = 'no-invoice' | 'island';

/** By the postcode of the billing address (`no-invoice`) or of the delivery address (`island`). */
export const MAGIC_POSTCODES: Readonly<
  Record<string, { readonly leadsTo: PostcodeOutcome; readonly meaning: string }>
> = {
  '01009': { leadsTo: 'no-invoice', meaning: 'Germany: purchase on invoice is refused' },
  '1009': { leadsTo: 'no-invoice', meaning: 'Austria, Switzerland: purchase on invoice is refused' },
  '27498': { leadsTo: 'island', meaning: 'Heligoland: the island surcharge is added to shipping' },
};

/**
 * What paying leads to. `paid-late`: the shopper is back before the provider's notice; `paid-unreturned`: the notice arrives, but
 * the shopper is not sent back.
 */
export type SourceOutcome = 'paid' | 'declined' | 'failed' | 'paid-late' | 'paid-unreturned';

/** What a card leads to: at once, or (`after-code`) after the 3-D Secure step. */
export type CardOutcome = 'declined' | 'expired-card' | { readonly afterCode: SourceOutcome };

/** By card number; any other number that passes the Luhn check is paid. */
export const MAGIC_CARDS: Readonly<Record<string, { readonly leadsTo: CardOutcome; readonly meaning: string }>> = {
  '4111111111111111': { leadsTo: { afterCode: 'paid' }, meaning: 'Visa, paid after the 3-D Secure step' },
  '5555555555554444': { leadsTo: { afterCode: 'paid' }, meaning: 'Mastercard, paid after the 3-D Secure step' },
  '4000000000000002': { leadsTo: 'declined', meaning: 'declined by the bank at once' },
  '4000000000009995': { leadsTo: { afterCode: 'declined' }, meaning: 'declined after the 3-D Secure step: no funds' },
  '4000000000000119': {
    leadsTo: { afterCode: 'failed' },
    meaning: 'an error of the provider after the 3-D Secure step, with its code in the URL',
  },
  '4000000000003220': {
    leadsTo: { afterCode: 'paid-late' },
    meaning: 'paid, but the notice reaches the shop eight seconds after the shopper',
  },
  '4000000000004228': {
    leadsTo: { afterCode: 'paid-unreturned' },
    meaning: 'paid, but the shopper is not sent back to the shop',
  },
  '4000000000000069': { leadsTo: 'expired-card', meaning: 'the card has expired: the form requests another' },
};

/** The accounts that PayPal, TWINT and their like let a shopper pay from. */
export const MAGIC_SOURCES: Readonly<
  Record<string, { readonly leadsTo: SourceOutcome; readonly name: Texts; readonly meaning: Texts }>
> = {
  account: {
    leadsTo: 'paid',
    name: { de: 'Girokonto', en: 'Current account' },
    meaning: { de: 'Die Zahlung gelingt.', en: 'The payment succeeds.' },
  },
  overdrawn: {
    leadsTo: 'declined',
    name: { de: 'Leeres Konto', en: 'Empty account' },
    meaning: { de: 'Die Zahlung wird abgelehnt.', en: 'The payment is declined.' },
  },
  broken: {
    leadsTo: 'failed',
    name: { de: 'Gestörtes Konto', en: 'Faulty account' },
    meaning: {
      de: 'Technischer Fehler: Der Shop erhält einen Fehlercode.',
      en: 'Technical error: the shop gets an error code.',
    },
  },
  slow: {
    leadsTo: 'paid-late',
    name: { de: 'Langsames Konto', en: 'Slow account' },
    meaning: {
      de: 'Die Zahlung gelingt, die Meldung an den Shop kommt acht Sekunden später.',
      en: 'The payment succeeds; the notice to the shop is eight seconds late.',
    },
  },
  silent: {
    leadsTo: 'paid-unreturned',
    name: { de: 'Konto ohne Rückweg', en: 'Account without a way back' },
    meaning: {
      de: 'Die Zahlung gelingt, aber niemand kehrt in den Shop zurück.',
      en: 'The payment succeeds, but nobody returns to the shop.',
    },
  },
};

/** The code that the 3-D Secure step waits for. */
export const MAGIC_CARD_CODE = '123456';

const localPart = (email: string): string => email.trim().split('@')[0]?.toLowerCase() ?? '';

export const isMagicEmail = (email: string, outcome: EmailOutcome): boolean =>
  email.includes('@') && MAGIC_EMAILS[localPart(email)]?.leadsTo === outcome;

export const isMagicPostcode = (postcode: string | undefined, outcome: PostcodeOutcome): boolean =>
  MAGIC_POSTCODES[postcode ?? '']?.leadsTo === outcome;

/** What paying from an account leads to; one that is unknown declines. */
export const outcomeOfSource = (source: string): SourceOutcome =>
  Object.hasOwn(MAGIC_SOURCES, source) ? (MAGIC_SOURCES[source]?.leadsTo ?? 'declined') : 'declined';
