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
  'return-announced',
  'return-received',
  'return-refunded',
  'return-replaced',
  'withdrawal-receipt',
  'cancellation-receipt',
  'prime-cancelled',
  'prime-welcome',
  'prime-renewed',
  'prime-ended',
  'prime-waiting-list',
] as const;

export type MailTemplate = (typeof MAIL_TEMPLATES)[number];

export interface MailAttachment {
  /** File name. */
  readonly name: string;
  /** Media type. */
  readonly type: string;
  /** Path within the shop where testers can open it. */
  readonly url: string;
}

/** A mail that the shop would have sent. */
export interface Mail {
  readonly id: string;
  /** The command that sent it. */
  readonly seq: number;
  /** ISO instant, world time. */
  readonly worldNow: string;
  readonly to: string;
  readonly template: MailTemplate;
  readonly locale: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  /** Paths within the shop. */
  readonly links: readonly { readonly rel: string; readonly url: string }[];
  readonly attachments: readonly MailAttachment[];
  /** `bounced`: the mailbox does not exist. */
  readonly delivery: 'delivered' | 'bounced';
}
