import { type CardOutcome, MAGIC_CARDS } from '../../parameters/magic-values.ts';
import type { CardFaultName } from './card-texts.ts';

export const CARD_FIELDS = ['number', 'holder', 'expiry', 'code'] as const;
export type CardField = (typeof CARD_FIELDS)[number];

export type CardFaults = Readonly<Partial<Record<CardField, CardFaultName>>>;

export const digitsOf = (typed: string): string => typed.replaceAll(/[\s-]/g, '');

/** The check digit that every card number carries (ISO/IEC 7812-1). */
export const passesLuhn = (digits: string): boolean => {
  if (!/^\d{12,19}$/.test(digits)) return false;
  const sum = [...digits].reverse().reduce((total, digit, at) => {
    const doubled = Number(digit) * (at % 2 === 0 ? 1 : 2);
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return sum % 10 === 0;
};

const PAID: CardOutcome = { afterCode: 'paid' };

/** The outcome of a card that passes the check. */
export const outcomeOf = (digits: string): CardOutcome =>
  Object.hasOwn(MAGIC_CARDS, digits) ? (MAGIC_CARDS[digits]?.leadsTo ?? PAID) : PAID;

/** A card is good until the end of its month. */
const expiryFault = (typed: string, now: Date): CardFaultName | undefined => {
  const [, month, year] = /^\s*(\d{1,2})\s*\/?\s*(?:20)?(\d{2})\s*$/.exec(typed) ?? [];
  const firstMonth = Number(month);
  if (month === undefined || year === undefined || firstMonth < 1 || firstMonth > 12) return 'expiry';
  return Date.UTC(2000 + Number(year), firstMonth, 1) <= now.getTime() ? 'past' : undefined;
};

const numberFault = (typed: string): CardFaultName | undefined => {
  const digits = digitsOf(typed);
  if (!passesLuhn(digits)) return 'number';
  return outcomeOf(digits) === 'expired-card' ? 'declinedExpired' : undefined;
};

/** The faults of a typed card. */
export const cardFaults = (typed: Readonly<Partial<Record<CardField, string>>>, now: Date): CardFaults => {
  const number = numberFault(typed.number ?? '');
  const holder = (typed.holder ?? '').trim() === '' ? 'holder' : undefined;
  const expiry = expiryFault(typed.expiry ?? '', now);
  const code = /^\d{3,4}$/.test((typed.code ?? '').trim()) ? undefined : 'code';
  return { ...(number && { number }), ...(holder && { holder }), ...(expiry && { expiry }), ...(code && { code }) };
};
