import type { Storefront } from '@shop/domain/storefronts/storefront';
import { isMagicEmail } from '../parameters/magic-values.ts';
import type { SentMail } from '../worlds/mail.ts';
import { send } from '../worlds/mails.ts';
import type { Transaction } from '../worlds/transaction.ts';

/** What a mail says, and to whom, in the language of a storefront. */
export interface MailContent extends Pick<SentMail, 'to' | 'template' | 'subject' | 'parts'> {
  /** The one that the shopper used: its links lead there. */
  readonly storefront: Storefront;
  readonly replyTo?: string;
  readonly attachments?: SentMail['attachments'];
  readonly unsubscribeUrl?: string;
}

export const sendMail = (tx: Transaction, { storefront, attachments = [], ...mail }: MailContent): void =>
  send(tx, {
    ...mail,
    storefrontId: storefront.id,
    attachments,
    delivery: isMagicEmail(mail.to, 'bounced') ? 'bounced' : 'delivered',
  });
