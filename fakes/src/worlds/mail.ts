import type { StorefrontId } from '@shop/domain/storefronts/storefront';

export const MAIL_TEMPLATES = [
  'registration',
  'certificate-receipt',
  'customer-number',
  'email-changed',
  'password-forgotten',
  'password-changed',
  'account-deleted',
  'order-confirmation',
  'order-dispatched',
  'invoice',
  'order-delivered',
  'order-cancelled',
  'payment-returned',
  'return-announced',
  'return-received',
  'return-refunded',
  'return-replaced',
  'withdrawal-receipt',
  'cancellation-receipt',
  'prime-cancelled',
  'prime-welcome',
  'prime-payment-returned',
  'prime-renewed',
  'prime-ended',
  'prime-waiting-list',
  'wishlist-invitation',
  'newsletter-confirmation',
  'newsletter-already-subscribed',
  'newsletter-welcome',
  'newsletter-unsubscribed',
  'stock-alert-confirmation',
  'stock-alert-watching',
  'stock-alert-back',
  'contact-request',
  'contact-copy',
] as const;

export type MailTemplate = (typeof MAIL_TEMPLATES)[number];

export interface MailAttachment {
  /** File name. */
  readonly name: string;
  /** Media type. */
  readonly type: string;
  /** Where testers can open it: a path within the shop, absolute once the mail is read. */
  readonly url: string;
}

/** A link in a paragraph of its own; `url` is a path within the shop. */
export interface MailLink {
  readonly rel: string;
  readonly label: string;
  readonly url: string;
}

/** Labels with their values, such as amounts. */
export interface MailTable {
  readonly rows: readonly (readonly [label: string, value: string, weight?: 'bold'])[];
}

/** A paragraph of plain text, a table, or a link. */
export type MailPart = string | MailLink | MailTable;

export const isMailLink = (part: MailPart): part is MailLink => typeof part !== 'string' && 'url' in part;

/** A mail that the shop would have sent. Its links are paths, as a world does not know at which hosts the shop is (docs/decisions/0159). */
export interface SentMail {
  readonly id: string;
  /** The command that sent it. */
  readonly seq: number;
  /** ISO instant, world time. */
  readonly worldNow: string;
  readonly to: string;
  /** Whom an answer goes to, if not the shop. */
  readonly replyTo?: string;
  readonly template: MailTemplate;
  readonly storefrontId: StorefrontId;
  readonly subject: string;
  /** In the order in which they are read. */
  readonly parts: readonly MailPart[];
  readonly attachments: readonly MailAttachment[];
  /** Where a mail program posts if somebody unsubscribes with its button (RFC 8058), a path within the shop. */
  readonly unsubscribeUrl?: string;
  /** `bounced`: the mailbox does not exist. */
  readonly delivery: 'delivered' | 'bounced';
}
