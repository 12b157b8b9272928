import { MAGIC_CARD_CODE } from '../../parameters/magic-values.ts';
import { lookUp } from '../../worlds/persistent-map.ts';
import type { FoundPayment } from '../find-payment.ts';
import {
  entryPath,
  type PaymentProvider,
  type ProviderReply,
  type ProviderRequest,
  type ProviderStep,
  type RequestedPayment,
  seeOther,
} from '../provider.ts';
import { cardFaults, digitsOf, outcomeOf } from './card-check.ts';
import { cardForm, TOKEN_FIELD } from './card-form.ts';
import { CARD_TEXTS } from './card-texts.ts';
import type { PresentedCard } from './presented-card.ts';
import { presentCard } from './present-card.ts';
import { secureStep } from './secure-step.ts';

const NAME = 'card';
const ENTRY = entryPath(NAME);
const CHECK = `${ENTRY}check/`;
const SECURE = `${ENTRY}secure/`;
const CONFIRM = `${ENTRY}confirm/`;
const CANCEL = `${ENTRY}cancel/`;
/** The merchant id under which the shop is known to the provider. */
const MERCHANT_ID = 'pausenhof';
/** After this many wrong codes the bank declines. */
const MAX_WRONG_CODES = 3;

const cardOf = ({ world, subjectId }: FoundPayment): PresentedCard | undefined =>
  world.read(({ state }) => lookUp(state.presentedCards, subjectId));

const redirectTo = (path: string, { token }: RequestedPayment): ProviderReply =>
  seeOther(`${path}?${TOKEN_FIELD}=${encodeURIComponent(token)}`);

const check = (requested: RequestedPayment, fields: ProviderRequest['fields']): ProviderStep => {
  const { world, subjectId } = requested;
  const faults = cardFaults(fields, world.now());
  if (Object.keys(faults).length > 0) return cardForm(requested, { check: CHECK, cancel: CANCEL }, fields, faults);
  const digits = digitsOf(fields['number'] ?? '');
  const outcome = outcomeOf(digits);
  if (typeof outcome === 'string') return 'declined';
  world.run((tx) =>
    presentCard(tx, subjectId, { lastDigits: digits.slice(-4), leadsTo: outcome.afterCode, wrongCodes: 0 }),
  );
  return redirectTo(SECURE, requested);
};

const confirm = (requested: RequestedPayment, typed: string): ProviderStep => {
  const card = cardOf(requested);
  if (card === undefined) return redirectTo(ENTRY, requested);
  if (digitsOf(typed) === MAGIC_CARD_CODE) return card.leadsTo;
  const wrongCodes = card.wrongCodes + 1;
  if (wrongCodes >= MAX_WRONG_CODES) return 'declined';
  requested.world.run((tx) => presentCard(tx, requested.subjectId, { ...card, wrongCodes }));
  return secureStep(requested, { confirm: CONFIRM, cancel: CANCEL }, { lastDigits: card.lastDigits, isWrong: true });
};

const page = (requested: RequestedPayment, { method, path, fields }: ProviderRequest): ProviderStep => {
  if (method === 'POST' && path === CHECK) return check(requested, fields);
  if (method === 'POST' && path === CONFIRM) return confirm(requested, fields['secure-code'] ?? '');
  if (method === 'POST' && path === CANCEL) return 'cancelled';
  if (method === 'POST') return redirectTo(ENTRY, requested);
  const card = path === SECURE ? cardOf(requested) : undefined;
  if (card !== undefined)
    return secureStep(requested, { confirm: CONFIRM, cancel: CANCEL }, { lastDigits: card.lastDigits, isWrong: false });
  return cardForm(requested, { check: CHECK, cancel: CANCEL });
};

/** Card form, then 3-D Secure, then back to the shop. Works without scripts. */
export const cardProvider: PaymentProvider = {
  name: NAME,
  paymentId: 'CREDIT_CARD',
  texts: CARD_TEXTS,
  paths: [ENTRY, CHECK, SECURE, CONFIRM, CANCEL],
  tokenField: TOKEN_FIELD,
  entry: (token) => ({
    cardPayment: {
      url: ENTRY,
      fields: [
        { name: 'MerchantID', value: MERCHANT_ID },
        { name: 'Len', value: String(token.length) },
        { name: TOKEN_FIELD, value: token },
      ],
    },
  }),
  page,
};
