import type { Language } from '@shop/domain/storefronts/language';
import { isMagicEmail } from '../magic-values.ts';
import { escapeHtml } from '../shared/escape-html.ts';
import type { Mail, MailTemplate } from '../worlds/mail.ts';
import { send } from '../worlds/mails.ts';
import type { Transaction } from '../worlds/transaction.ts';
import { mailDocument } from './mail-layout.ts';

/** A link in a paragraph of its own; `url` is a path within the shop. */
export interface MailLink {
  readonly rel: string;
  readonly label: string;
  readonly url: string;
}

/** A mail in the order in which it is read: paragraphs of plain text, and links. */
export interface MailContent {
  readonly to: string;
  readonly template: MailTemplate;
  readonly language: Language;
  readonly subject: string;
  readonly parts: readonly (string | MailLink)[];
  readonly attachments?: Mail['attachments'];
}

const htmlOf = (part: string | MailLink): string =>
  typeof part === 'string' ? `<p>${escapeHtml(part).replaceAll('\n', '<br>')}</p>` : `<p><a href="${escapeHtml(part.url)}">${escapeHtml(part.label)}</a></p>`;

const textOf = (part: string | MailLink): string => (typeof part === 'string' ? part : `${part.label}: ${part.url}`);

const isLink = (part: string | MailLink): part is MailLink => typeof part !== 'string';

/** Sends a mail as HTML and as text. */
export const sendMail = (tx: Transaction, { to, template, language, subject, parts, attachments = [] }: MailContent): void =>
  send(tx, {
    to,
    template,
    locale: language,
    subject,
    html: mailDocument({ language, subject, body: parts.map(htmlOf).join('\n') }),
    text: parts.map(textOf).join('\n\n'),
    links: parts.filter(isLink).map(({ rel, url }) => ({ rel, url })),
    attachments,
    delivery: isMagicEmail(to, 'bounced') ? 'bounced' : 'delivered',
  });
