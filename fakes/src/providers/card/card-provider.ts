import { CARD_PAYMENT_RETURN, CHECKOUT_PAYMENT } from '@shop/domain/shared/paths';
import { MAGIC_CARD_CODE } from '../../magic-values.ts';
import type { PaymentOutcome } from '../../orders/provider-payment.ts';
import { escapeHtml } from '../../shared/escape-html.ts';
import { lookUp } from '../../worlds/persistent-map.ts';
import type { Worlds } from '../../worlds/worlds.ts';
import { findPayment, type FoundPayment } from '../find-payment.ts';
import { page } from '../page-layout.ts';
import { entryPath, notifyShop, type PaymentProvider, type ProviderReply, type ProviderRequest, seeOther } from '../provider.ts';
import { cardFaults, digitsOf, outcomeOf } from './card-check.ts';
import { cardForm, type CardPageSubject } from './card-form.ts';
import { CARD_TEXTS } from './card-texts.ts';
import type { PresentedCard } from './presented-card.ts';
import { presentCard } from './present-card.ts';
import { secureStep } from './secure-step.ts';

const SLUG = 'card';
const ENTRY = entryPath({ slug: SLUG });
const CHECK = `${ENTRY}check/`;
const SECURE = `${ENTRY}secure/`;
const CONFIRM = `${ENTRY}confirm/`;
const CANCEL = `${ENTRY}cancel/`;
/** The merchant id under which the shop is known to the provider. */
const MERCHANT_ID = 'pausenhof';
/** After this many wrong codes the bank declines. */
const MAX_WRONG_CODES = 3;

/** Paths of all pages. */
export const CARD_PATHS: readonly string[] = [ENTRY, CHECK, SECURE, CONFIRM, CANCEL];

const tokenIn = (fields: ProviderRequest['fields']): string => fields['Data'] ?? '';

const tokenQuery = (token: string): string => `?Data=${encodeURIComponent(token)}`;

const returnUrl = (outcome: PaymentOutcome, token: string): string =>
  outcome === 'paid' ? `${CARD_PAYMENT_RETURN}${tokenQuery(token)}` : `${CHECKOUT_PAYMENT}?errorCode=${outcome}`;

const cardOf = ({ world, orderId }: FoundPayment): PresentedCard | undefined => world.read(({ state }) => lookUp(state.presentedCards, orderId));

const unknownPayment = (): ProviderReply => {
  const texts = CARD_TEXTS.de;
  const { en } = CARD_TEXTS;
  const body = `<h1>${escapeHtml(texts.unknownTitle)}</h1><p>${escapeHtml(texts.unknown)}</p><p lang="en">${escapeHtml(en.unknown)}</p>`;
  return page({ status: 404, language: 'de', title: texts.unknownTitle, provider: texts.provider, notice: texts.notice, body });
};

/** Redirects to the page that fits the payment's state after a step. */
const nextPage = (found: FoundPayment, token: string): ProviderReply => {
  const payment = found.world.read(({ state }) => lookUp(state.providerPayments, found.orderId));
  if (payment === undefined) return unknownPayment();
  if (payment.status !== 'open') return seeOther(returnUrl(payment.status, token));
  return seeOther(`${cardOf(found) === undefined ? ENTRY : SECURE}${tokenQuery(token)}`);
};

const check = (found: FoundPayment, subject: CardPageSubject, fields: ProviderRequest['fields']): ProviderReply => {
  const { world, orderId } = found;
  const faults = cardFaults(fields, world.now());
  if (Object.keys(faults).length > 0) return cardForm(subject, { check: CHECK, cancel: CANCEL }, fields, faults);
  const digits = digitsOf(fields['number'] ?? '');
  const outcome = outcomeOf(digits);
  if (outcome === 'declined') notifyShop(found, 'declined');
  else world.run((tx) => presentCard(tx, orderId, { lastDigits: digits.slice(-4), leadsTo: outcome === 'paid' ? 'paid' : 'declined', wrongCodes: 0 }));
  return nextPage(found, subject.data);
};

const confirm = (found: FoundPayment, subject: CardPageSubject, typed: string): ProviderReply => {
  const card = cardOf(found);
  if (card === undefined) return nextPage(found, subject.data);
  const isRight = digitsOf(typed) === MAGIC_CARD_CODE;
  const wrongCodes = card.wrongCodes + 1;
  if (!isRight && wrongCodes < MAX_WRONG_CODES) {
    found.world.run((tx) => presentCard(tx, found.orderId, { ...card, wrongCodes }));
    return secureStep(subject, { confirm: CONFIRM, cancel: CANCEL }, { lastDigits: card.lastDigits, isWrong: true });
  }
  notifyShop(found, isRight ? card.leadsTo : 'declined');
  return nextPage(found, subject.data);
};

const openPage = (found: FoundPayment, { method, path, fields }: ProviderRequest, token: string): ProviderReply => {
  const { orderId, payment } = found;
  const subject: CardPageSubject = { language: payment.language, amount: payment.amount, orderId, data: token };
  if (payment.status !== 'open') return nextPage(found, token);
  if (method === 'POST' && path === CHECK) return check(found, subject, fields);
  if (method === 'POST' && path === CONFIRM) return confirm(found, subject, fields['secure-code'] ?? '');
  if (method === 'POST' && path === CANCEL) {
    notifyShop(found, 'cancelled');
    return nextPage(found, token);
  }
  if (method === 'POST') return seeOther(`${ENTRY}${tokenQuery(token)}`);
  const card = path === SECURE ? cardOf(found) : undefined;
  if (card !== undefined) return secureStep(subject, { confirm: CONFIRM, cancel: CANCEL }, { lastDigits: card.lastDigits, isWrong: false });
  return cardForm(subject, { check: CHECK, cancel: CANCEL });
};

/** Card form, then 3-D Secure, then back to the shop. Works without scripts. */
export const cardProvider: PaymentProvider = {
  paymentId: 'CREDIT_CARD',
  slug: SLUG,
  entry: (token) => ({
    cardPayment: {
      url: ENTRY,
      fields: [
        { name: 'MerchantID', value: MERCHANT_ID },
        { name: 'Len', value: String(token.length) },
        { name: 'Data', value: token },
      ],
    },
  }),
  tokenIn,
  page: (worlds: Worlds, request) => {
    const token = tokenIn(request.fields);
    const found = CARD_PATHS.includes(request.path) ? findPayment(worlds, token) : undefined;
    return found === undefined ? unknownPayment() : openPage(found, request, token);
  },
};
