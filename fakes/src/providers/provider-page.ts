import { pathWithoutPayment } from '@shop/domain/checkout/after-payment';
import type { PaymentOutcome, ProviderPayment } from '../payments/provider-payment.ts';
import { delayNotice } from '../orders/late-payment-notice.ts';
import { settlePayment } from '../orders/settle-payment.ts';
import { escapeHtml } from '../shared/escape-html.ts';
import type { Worlds } from '../worlds/worlds.ts';
import { findPayment, type FoundPayment } from './find-payment.ts';
import { amountLine, page } from './page-layout.ts';
import { paymentReturnUrl } from './payment-return-url.ts';
import {
  type PaymentProvider,
  type ProviderReply,
  type ProviderRequest,
  type ProviderStep,
  type RequestedPayment,
  seeOther,
} from './provider.ts';

/** What the providers call a technical error in `Code`. */
const ERROR_CODE = '21000073';

const tokenIn = ({ tokenField }: PaymentProvider, fields: ProviderRequest['fields']): string =>
  fields[tokenField] ?? '';

const unknownPayment = ({ name, texts: { de, en } }: PaymentProvider): ProviderReply => {
  const body = `<h1>${escapeHtml(de.unknownTitle)}</h1><p>${escapeHtml(de.unknown)}</p><p lang="en">${escapeHtml(en.unknown)}</p>`;
  return page({ look: name, status: 404, language: 'de', title: de.unknownTitle, texts: de, body });
};

const successUrl = (provider: PaymentProvider, { token, subject: { checkoutType } }: RequestedPayment): string =>
  paymentReturnUrl(provider, token, checkoutType);

/** A refusal leads to where the payment was chosen; success and errors of the provider lead to the return path, which asks the shop. */
const returnUrl = (provider: PaymentProvider, outcome: PaymentOutcome, requested: RequestedPayment): string => {
  const success = successUrl(provider, requested);
  if (outcome === 'paid') return success;
  return outcome === 'failed'
    ? `${success}&Code=${ERROR_CODE}`
    : pathWithoutPayment(requested.subject.checkoutType, outcome);
};

/** How the payment ended as far as the provider knows; undefined while the shopper has something to do. */
const decided = ({ status, isNoticeDue }: ProviderPayment): PaymentOutcome | undefined => {
  if (status !== 'open') return status;
  return isNoticeDue === true ? 'paid' : undefined;
};

/** A provider knows the payments of its own payment method only. */
const ownPayment = ({ paymentId }: PaymentProvider, found: FoundPayment | undefined): FoundPayment | undefined =>
  found?.subject.paymentId === paymentId ? found : undefined;

/** The shopper has paid and stays here: a link leads back. */
const paidPage = (provider: PaymentProvider, requested: RequestedPayment, shopUrl: string): ProviderReply => {
  const { name, texts } = provider;
  const { language } = requested.payment;
  const said = texts[language];
  const back = `${shopUrl}${successUrl(provider, requested)}`;
  const body = `<h1>${escapeHtml(said.paidTitle)}</h1>\n${amountLine(said, requested)}\n<p>${escapeHtml(said.paid)}</p>\n<a class="button" href="${escapeHtml(back)}">${escapeHtml(said.toShop)}</a>`;
  return page({ look: name, status: 200, language, title: said.paidTitle, texts: said, body });
};

const notifyShop = ({ world, subjectId }: FoundPayment, step: Exclude<ProviderStep, ProviderReply>): void =>
  world.run((tx) => {
    if (step === 'paid-late') delayNotice(tx, subjectId);
    else settlePayment(tx, subjectId, step === 'paid-unreturned' ? 'paid' : step);
  });

/**
 * Handles a request to a provider's page. A step that decides the outcome reports it to the shop, at once or late; from then on
 * every page redirects back to the shop.
 */
export const providerPage = (provider: PaymentProvider, worlds: Worlds, request: ProviderRequest): ProviderReply => {
  const token = tokenIn(provider, request.fields);
  const isKnown = provider.paths.includes(request.path);
  const before = isKnown ? provider.pageBeforeOrder?.(worlds, request) : undefined;
  if (before !== undefined) return before;
  const found = isKnown ? ownPayment(provider, findPayment(worlds, token)) : undefined;
  if (found === undefined) return unknownPayment(provider);
  const outcome = decided(found.payment);
  const requested = { ...found, token };
  if (outcome !== undefined) return seeOther(returnUrl(provider, outcome, requested));
  const step = provider.page(requested, request);
  if (typeof step !== 'string') return step;
  notifyShop(found, step);
  return step === 'paid-unreturned'
    ? paidPage(provider, requested, request.shopUrl ?? '')
    : providerPage(provider, worlds, request);
};
