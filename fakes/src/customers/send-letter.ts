import type { Storefront } from '@shop/domain/storefronts/storefront';
import { isMagicEmail } from '../magic-values.ts';
import { escapeHtml } from '../shared/escape-html.ts';
import { type WrittenLanguage, writtenLanguage } from '../shared/written-language.ts';
import type { MailTemplate } from '../worlds/mail.ts';
import { send } from '../worlds/mails.ts';
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

const paragraph = (line: string): string => `<p>${escapeHtml(line)}</p>`;

/** Sends a mail of a few paragraphs and one link. */
export const sendLetter = (tx: Transaction, { to, template, storefront, link }: Envelope, letters: Letters): void => {
  const letter = letters[writtenLanguage(storefront.language)];
  const { subject, lines, after = [] } = letter;
  send(tx, {
    to,
    template,
    locale: storefront.language,
    subject,
    html: [...lines.map(paragraph), `<p><a href="${escapeHtml(link.url)}">${escapeHtml(letter.link)}</a></p>`, ...after.map(paragraph)].join('\n'),
    text: [...lines, `${letter.link}: ${link.url}`, ...after].join('\n\n'),
    links: [link],
    attachments: [],
    delivery: isMagicEmail(to, 'bounced') ? 'bounced' : 'delivered',
  });
};
