import { CARD_PAYMENT_RETURN, CHECKOUT_PAYMENT } from '@shop/domain/shared/paths';
import type { CardPaymentStatus, PresentedCard } from '../../orders/card-payment.ts';
import { type FoundPayment, paymentOf, settle } from '../../orders/card-provider.ts';
import { CARD_PAGE } from '../../orders/submit-order.ts';
import { escapeHtml } from '../../shared/escape-html.ts';
import { MAGIC_CARD_CODE } from '../../magic-values.ts';
import { lookUp } from '../../worlds/persistent-map.ts';
import { put, type Transaction } from '../../worlds/transaction.ts';
import type { Worlds } from '../../worlds/worlds.ts';
import { page } from '../page-frame.ts';
import { type ProviderReply, type ProviderRequest, seeOther } from '../provider-page.ts';
import { cardFaults, digitsOf, outcomeOf } from './card-check.ts';
import { cardForm, type CardPageSubject } from './card-form.ts';
import { CARD_TEXTS } from './card-texts.ts';
import { secureStep } from './secure-step.ts';

const CHECK = `${CARD_PAGE}check/`;
const SECURE = `${CARD_PAGE}secure/`;
const CONFIRM = `${CARD_PAGE}confirm/`;
const CANCEL = `${CARD_PAGE}cancel/`;
/** After so many wrong codes the bank declines. */
const MAX_WRONG_CODES = 3;

/** Under all of these the provider's page answers. */
export const CARD_PATHS: readonly string[] = [CARD_PAGE, CHECK, SECURE, CONFIRM, CANCEL];

const tokenQuery = (data: string): string => `?Data=${encodeURIComponent(data)}`;

/** Where the shopper goes back to; the same however often it is asked. */
const returnAddress = (status: Exclude<CardPaymentStatus, 'open'>, data: string): string =>
  status === 'paid' ? `${CARD_PAYMENT_RETURN}${tokenQuery(data)}` : `${CHECKOUT_PAYMENT}?errorCode=${status}`;

const present = (tx: Transaction, orderId: string, card: PresentedCard): void => {
  const payment = lookUp(tx.state.cardPayments, orderId);
  if (payment?.status === 'open') put(tx, 'cardPayments', orderId, { ...payment, card });
};

const unknownPayment = (): ProviderReply => {
  const texts = CARD_TEXTS.de;
  const { en } = CARD_TEXTS;
  const body = `<h1>${escapeHtml(texts.unknownTitle)}</h1><p>${escapeHtml(texts.unknown)}</p><p lang="en">${escapeHtml(en.unknown)}</p>`;
  return page({ status: 404, language: 'de', title: texts.unknownTitle, provider: texts.provider, notice: texts.notice, body });
};

/** The state of the payment after a step decides which page comes next. */
const goOn = ({ world, orderId }: FoundPayment, data: string): ProviderReply => {
  const payment = world.read(({ state }) => lookUp(state.cardPayments, orderId));
  if (payment === undefined) return unknownPayment();
  if (payment.status !== 'open') return seeOther(returnAddress(payment.status, data));
  return seeOther(`${payment.card === undefined ? CARD_PAGE : SECURE}${tokenQuery(data)}`);
};

const check = (found: FoundPayment, subject: CardPageSubject, fields: ProviderRequest['fields']): ProviderReply => {
  const { world, orderId } = found;
  const faults = cardFaults(fields, world.now());
  if (Object.keys(faults).length > 0) return cardForm(subject, { check: CHECK, cancel: CANCEL }, fields, faults);
  const digits = digitsOf(fields['number'] ?? '');
  const outcome = outcomeOf(digits);
  world.run((tx) => {
    if (outcome === 'declined') settle(tx, orderId, 'declined');
    else present(tx, orderId, { lastDigits: digits.slice(-4), leadsTo: outcome === 'paid' ? 'paid' : 'declined', wrongCodes: 0 });
  });
  return goOn(found, subject.data);
};

const confirm = (found: FoundPayment, subject: CardPageSubject, typed: string): ProviderReply => {
  const { world, orderId, payment } = found;
  const { card } = payment;
  if (card === undefined) return goOn(found, subject.data);
  if (digitsOf(typed) === MAGIC_CARD_CODE) {
    world.run((tx) => settle(tx, orderId, card.leadsTo));
    return goOn(found, subject.data);
  }
  const wrongCodes = card.wrongCodes + 1;
  world.run((tx) => (wrongCodes >= MAX_WRONG_CODES ? settle(tx, orderId, 'declined') : present(tx, orderId, { ...card, wrongCodes })));
  if (wrongCodes >= MAX_WRONG_CODES) return goOn(found, subject.data);
  return secureStep(subject, { confirm: CONFIRM, cancel: CANCEL }, { lastDigits: card.lastDigits, isWrong: true });
};

const answer = (found: FoundPayment, { method, path, fields }: ProviderRequest, data: string): ProviderReply => {
  const { world, orderId, payment } = found;
  const subject: CardPageSubject = { language: payment.language, amount: payment.amount, orderId, data };
  if (payment.status !== 'open') return goOn(found, data);
  if (method === 'POST' && path === CHECK) return check(found, subject, fields);
  if (method === 'POST' && path === CONFIRM) return confirm(found, subject, fields['secure-code'] ?? '');
  if (method === 'POST' && path === CANCEL) {
    world.run((tx) => settle(tx, orderId, 'cancelled'));
    return goOn(found, data);
  }
  if (method === 'POST') return seeOther(`${CARD_PAGE}${tokenQuery(data)}`);
  if (path === SECURE && payment.card !== undefined) {
    return secureStep(subject, { confirm: CONFIRM, cancel: CANCEL }, { lastDigits: payment.card.lastDigits, isWrong: false });
  }
  return cardForm(subject, { check: CHECK, cancel: CANCEL });
};

/**
 * The card provider's own page: card, then 3-D Secure, then back to the shop. Works without scripts; opening any of its
 * addresses again after the outcome leads to the same return address and changes nothing.
 */
export const cardPages =
  ({ worlds }: { readonly worlds: Worlds }) =>
  (request: ProviderRequest): ProviderReply => {
    const data = request.fields['Data'] ?? '';
    const found = CARD_PATHS.includes(request.path) ? paymentOf(worlds, data) : undefined;
    return found === undefined ? unknownPayment() : answer(found, request, data);
  };
