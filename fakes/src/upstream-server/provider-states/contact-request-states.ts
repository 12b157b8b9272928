import type { ContactRequest } from '@shop/domain/contact-requests/contact-request';
import { type ProviderState, valueOrThrow, withShopper } from './provider-state.ts';

/** The idempotency key of the request. */
const KEY = 'contact-request-that-arrived';

const REQUEST: ContactRequest = {
  topic: 'product',
  fullName: 'Gerda Gast',
  email: 'gerda.gast@schule.example',
  phone: '',
  orderNumber: '',
  contactMessage: 'Gibt es die Hefte auch mit Rand?',
  images: [],
  wantsCopy: false,
  isSuspicious: false,
};

/** Somebody has sent the contact form. */
const sent: ProviderState = async (context) => {
  const { ticketNumber } = valueOrThrow(await context.shop.contactRequests.send(context.shopper, REQUEST, KEY));
  return withShopper(context, context.shopper, { ticketNumber, idempotencyKey: KEY });
};

export const CONTACT_REQUEST_STATES = { 'a contact request was sent': sent } as const satisfies Readonly<
  Record<string, ProviderState>
>;
