import type { ContactRequest } from '../contact-requests/contact-request.ts';

/** A question about no order, from somebody who is not signed in. */
export const aContactRequest = (said: Partial<ContactRequest> = {}): ContactRequest => ({
  topic: 'product',
  fullName: 'Gerda Gast',
  email: 'gerda.gast@schule.example',
  phone: '',
  orderNumber: '',
  contactMessage: 'Gibt es die Hefte auch mit Rand?',
  images: [],
  wantsCopy: false,
  isSuspicious: false,
  ...said,
});
