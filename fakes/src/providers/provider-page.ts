import { PAYMENT_RETURN_PATHS } from '@shop/domain/payments/payment-return';
import { CHECKOUT_PAYMENT } from '@shop/domain/shared/paths';
import type { PaymentOutcome } from '../orders/provider-payment.ts';
import { settlePayment } from '../orders/settle-payment.ts';
import { escapeHtml } from '../shared/escape-html.ts';
import type { Worlds } from '../worlds/worlds.ts';
import { findPayment, type FoundPayment } from './find-payment.ts';
import { page } from './page-layout.ts';
import { type PaymentProvider, type ProviderReply, type ProviderRequest, seeOther } from './provider.ts';

const tokenIn = ({ tokenField }: PaymentProvider, fields: ProviderRequest['fields']): string => fields[tokenField] ?? '';

const unknownPayment = ({ name, texts: { de, en } }: PaymentProvider): ProviderReply => {
  const body = `<h1>${escapeHtml(de.unknownTitle)}</h1><p>${escapeHtml(de.unknown)}</p><p lang="en">${escapeHtml(en.unknown)}</p>`;
  return page({ look: name, status: 404, language: 'de', title: de.unknownTitle, texts: de, body });
};

const returnUrl = ({ name, tokenField }: PaymentProvider, outcome: PaymentOutcome, token: string): string =>
  outcome === 'paid' ? `${PAYMENT_RETURN_PATHS[name]}?${tokenField}=${encodeURIComponent(token)}` : `${CHECKOUT_PAYMENT}?errorCode=${outcome}`;

const notifyShop = ({ world, orderId }: FoundPayment, outcome: PaymentOutcome): void => world.run((tx) => settlePayment(tx, orderId, outcome));

/**
 * Handles a request to a provider's page. A step that decides the outcome reports it to the shop; from then on every page
 * redirects back to the shop.
 */
export const providerPage = (provider: PaymentProvider, worlds: Worlds, request: ProviderRequest): ProviderReply => {
  const token = tokenIn(provider, request.fields);
  const isKnown = provider.paths.includes(request.path);
  const before = isKnown ? provider.pageBeforeOrder?.(worlds, request) : undefined;
  if (before !== undefined) return before;
  const found = isKnown ? findPayment(worlds, token) : undefined;
  if (found === undefined) return unknownPayment(provider);
  if (found.payment.status !== 'open') return seeOther(returnUrl(provider, found.payment.status, token));
  const reply = provider.page({ ...found, token }, request);
  if (typeof reply !== 'string') return reply;
  notifyShop(found, reply);
  return providerPage(provider, worlds, request);
};
