import type { Storefront } from '@shop/domain/storefronts/storefront';
import { sendMail } from '../mails/send-mail.ts';
import { type WrittenLanguage, writtenLanguage } from '../shared/written-language.ts';
import type { MailTemplate } from '../worlds/mail.ts';
import type { Transaction } from '../worlds/transaction.ts';

/** What a short mail says. */
export interface Letter {
  readonly subject: string;
  /** Paragraphs, the greeting first. */
  readonly lines: readonly string[];
  /** The words of its link. */
  readonly link: string;
  /** Paragraphs beneath the link. */
  readonly after?: readonly string[];
}

/** A letter in every language in which the fake shop writes. */
export type Letters = Readonly<Record<WrittenLanguage, Letter>>;

export interface Envelope {
  readonly to: string;
  readonly template: MailTemplate;
  readonly storefront: Storefront;
  /** Where the link leads, a path within the shop. */
  readonly link: { readonly rel: string; readonly url: string };
}

/** Sends a mail of a few paragraphs and one link. */
export const sendLetter = (tx: Transaction, { to, template, storefront, link }: Envelope, letters: Letters): void => {
  const { subject, lines, link: label, after = [] } = letters[writtenLanguage(storefront.language)];
  sendMail(tx, { to, template, storefront, subject, parts: [...lines, { ...link, label }, ...after] });
};
