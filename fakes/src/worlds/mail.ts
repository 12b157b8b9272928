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
  'order-delivered',
  'order-cancelled',
  'return-announced',
  'return-received',
  'return-refunded',
  'return-replaced',
  'withdrawal-receipt',
] as const;

export type MailTemplate = (typeof MAIL_TEMPLATES)[number];

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
  readonly attachments: readonly { readonly name: string; readonly type: string }[];
  /** `bounced`: the mailbox does not exist. */
  readonly delivery: 'delivered' | 'bounced';
}
