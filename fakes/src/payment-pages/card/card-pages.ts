import { CARD_PAYMENT_RETURN, CHECKOUT_PAYMENT } from '@shop/domain/shared/paths';
import type { CardPaymentStatus, PresentedCard } from '../../orders/card-payment.ts';
import { type FoundPayment, paymentOf, settle } from '../../orders/card-provider.ts';
import { CARD_PAGE } from '../../orders/submit.ts';
import { escaped } from '../../worlds/escaped.ts';
import { MAGIC_CARD_CODE } from '../../worlds/magic-values.ts';
import { rowOf } from '../../worlds/table.ts';
import { put, type Turn } from '../../worlds/turn.ts';
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
const MOST_WRONG_CODES = 3;

/** Under all of these the provider's page answers. */
export const CARD_PATHS: readonly string[] = [CARD_PAGE, CHECK, SECURE, CONFIRM, CANCEL];

const tokenQuery = (data: string): string => `?Data=${encodeURIComponent(data)}`;

/** Where the shopper goes back to; the same however often it is asked. */
const returnAddress = (status: Exclude<CardPaymentStatus, 'open'>, data: string): string =>
  status === 'paid' ? `${CARD_PAYMENT_RETURN}${tokenQuery(data)}` : `${CHECKOUT_PAYMENT}?errorCode=${status}`;

const present = (turn: Turn, orderId: string, card: PresentedCard): void => {
  const payment = rowOf(turn.state.cardPayments, orderId);
  if (payment?.status === 'open') put(turn, 'cardPayments', orderId, { ...payment, card });
};

const unknownPayment = (): ProviderReply => {
  const texts = CARD_TEXTS.de;
  const { en } = CARD_TEXTS;
  const body = `<h1>${escaped(texts.unknownTitle)}</h1><p>${escaped(texts.unknown)}</p><p lang="en">${escaped(en.unknown)}</p>`;
  return page({ status: 404, language: 'de', title: texts.unknownTitle, provider: texts.provider, notice: texts.notice, body });
};

/** The state of the payment after a step decides which page comes next. */
const goOn = ({ world, orderId }: FoundPayment, data: string): ProviderReply => {
  const payment = world.read(({ state }) => rowOf(state.cardPayments, orderId));
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
  world.run((turn) => {
    if (outcome === 'declined') settle(turn, orderId, 'declined');
    else present(turn, orderId, { lastDigits: digits.slice(-4), leadsTo: outcome === 'paid' ? 'paid' : 'declined', wrongCodes: 0 });
  });
  return goOn(found, subject.data);
};

const confirm = (found: FoundPayment, subject: CardPageSubject, typed: string): ProviderReply => {
  const { world, orderId, payment } = found;
  const { card } = payment;
  if (card === undefined) return goOn(found, subject.data);
  if (digitsOf(typed) === MAGIC_CARD_CODE) {
    world.run((turn) => settle(turn, orderId, card.leadsTo));
    return goOn(found, subject.data);
  }
  const wrongCodes = card.wrongCodes + 1;
  world.run((turn) => (wrongCodes >= MOST_WRONG_CODES ? settle(turn, orderId, 'declined') : present(turn, orderId, { ...card, wrongCodes })));
  if (wrongCodes >= MOST_WRONG_CODES) return goOn(found, subject.data);
  return secureStep(subject, { confirm: CONFIRM, cancel: CANCEL }, { lastDigits: card.lastDigits, isWrong: true });
};

const answer = (found: FoundPayment, { method, path, fields }: ProviderRequest, data: string): ProviderReply => {
  const { world, orderId, payment } = found;
  const subject: CardPageSubject = { language: payment.language, amount: payment.amount, orderId, data };
  if (payment.status !== 'open') return goOn(found, data);
  if (method === 'POST' && path === CHECK) return check(found, subject, fields);
  if (method === 'POST' && path === CONFIRM) return confirm(found, subject, fields['secure-code'] ?? '');
  if (method === 'POST' && path === CANCEL) {
    world.run((turn) => settle(turn, orderId, 'cancelled'));
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
