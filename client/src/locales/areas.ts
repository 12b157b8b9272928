import type addressBook from './de/address-book.json';
import type addresses from './de/addresses.json';
import type businesses from './de/businesses.json';
import type cancellations from './de/cancellations.json';
import type carts from './de/carts.json';
import type catalogue from './de/catalogue.json';
import type checkout from './de/checkout.json';
import type competitions from './de/competitions.json';
import type compare from './de/compare.json';
import type contact from './de/contact.json';
import type customers from './de/customers.json';
import type deals from './de/deals.json';
import type forms from './de/forms.json';
import type layout from './de/layout.json';
import type messages from './de/messages.json';
import type orderForms from './de/order-forms.json';
import type newsletter from './de/newsletter.json';
import type orders from './de/orders.json';
import type payments from './de/payments.json';
import type prime from './de/prime.json';
import type returns from './de/returns.json';
import type reviews from './de/reviews.json';
import type savedItems from './de/saved-items.json';
import type search from './de/search.json';
import type sessions from './de/sessions.json';
import type shell from './de/shell.json';
import type stockAlerts from './de/stock-alerts.json';
import type suggestions from './de/suggestions.json';
import type summary from './de/summary.json';
import type uploads from './de/uploads.json';
import type wishlists from './de/wishlists.json';
import type withdrawals from './de/withdrawals.json';
import type worlds from './de/worlds.json';

/** Texts by area. A page loads only its own areas. The keys are typed by the German files. */
export interface AreaTexts {
  readonly shell: typeof shell;
  /** The search page. */
  readonly search: typeof search;
  /** What helps with a search while it is typed. */
  readonly suggestions: typeof suggestions;
  readonly messages: typeof messages;
  /** The static parts of header and footer. */
  readonly layout: typeof layout;
  /** Errors of typed or chosen values. */
  readonly forms: typeof forms;
  /** Fields for files, and what is wrong with a file. */
  readonly uploads: typeof uploads;
  readonly catalogue: typeof catalogue;
  /** The registration of businesses. */
  readonly businesses: typeof businesses;
  /** Products side by side. */
  readonly compare: typeof compare;
  readonly carts: typeof carts;
  /** What the basket page shows below the basket. */
  readonly 'saved-items': typeof savedItems;
  /** What a cart holds of lightning deals. */
  readonly deals: typeof deals;
  readonly sessions: typeof sessions;
  readonly customers: typeof customers;
  readonly addresses: typeof addresses;
  /** The address pages of the account. */
  readonly 'address-book': typeof addressBook;
  /** What the steps of the checkout share, and the first of them. */
  readonly checkout: typeof checkout;
  /** The last step, which orders. */
  readonly summary: typeof summary;
  /** Many articles at once by their numbers. */
  readonly 'order-forms': typeof orderForms;
  readonly newsletter: typeof newsletter;
  /** Of articles that are sold out. */
  readonly 'stock-alerts': typeof stockAlerts;
  /** Prize draws. */
  readonly competitions: typeof competitions;
  readonly orders: typeof orders;
  readonly withdrawals: typeof withdrawals;
  readonly cancellations: typeof cancellations;
  /** The contact form. */
  readonly contact: typeof contact;
  /** Choosing how to pay, and while a payment is checked. */
  readonly payments: typeof payments;
  /** The membership with free delivery. */
  readonly prime: typeof prime;
  readonly returns: typeof returns;
  readonly reviews: typeof reviews;
  /** The page of a visitor's lists. */
  readonly wishlists: typeof wishlists;
  /** For testers whose world is missing. */
  readonly worlds: typeof worlds;
}

export type Area = keyof AreaTexts;

/** Areas that every page needs. */
export const SHELL_AREAS: readonly Area[] = ['shell', 'messages'];

/**
 * Areas with texts for the message keys that the gateway sends. A key whose message may be shown on any page lies in `messages`,
 * the others with the pages that show them.
 */
export const MESSAGE_AREAS: readonly Area[] = [
  'messages',
  'forms',
  'uploads',
  'carts',
  'sessions',
  'address-book',
  'businesses',
  'payments',
  'order-forms',
  'orders',
  'returns',
  'reviews',
  'customers',
  'withdrawals',
  'cancellations',
  'contact',
  'prime',
  'wishlists',
  'competitions',
  'catalogue',
];
