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

/** Labels with their values, such as amounts. */
export interface MailTable {
  readonly rows: readonly (readonly [label: string, value: string, weight?: 'bold'])[];
}

type MailPart = string | MailLink | MailTable;

/** A mail in the order in which it is read: paragraphs of plain text, tables, and links. */
export interface MailContent {
  readonly to: string;
  readonly template: MailTemplate;
  readonly language: Language;
  readonly subject: string;
  readonly parts: readonly MailPart[];
  readonly attachments?: Mail['attachments'];
}

const isTable = (part: MailPart): part is MailTable => typeof part !== 'string' && 'rows' in part;

const isLink = (part: MailPart): part is MailLink => typeof part !== 'string' && 'url' in part;

const inHtml = (text: string): string => escapeHtml(text).replaceAll('\n', '<br>');

const CELL = 'padding:4px 0;vertical-align:top';

const rowOf = ([label, value, weight]: MailTable['rows'][number]): string =>
  `<tr style="font-weight:${weight ?? 'normal'}"><th scope="row" style="${CELL};padding-right:16px;text-align:left;font-weight:inherit">${inHtml(label)}</th><td style="${CELL};text-align:right">${inHtml(value)}</td></tr>`;

const htmlOf = (part: MailPart): string => {
  if (isTable(part)) return `<table style="width:100%;margin:16px 0;border-collapse:collapse">${part.rows.map(rowOf).join('')}</table>`;
  return isLink(part) ? `<p><a href="${escapeHtml(part.url)}">${escapeHtml(part.label)}</a></p>` : `<p>${inHtml(part)}</p>`;
};

const textOf = (part: MailPart): string => {
  if (isTable(part)) return part.rows.map(([label, value]) => `${label}: ${value.replaceAll('\n', ', ')}`).join('\n');
  return isLink(part) ? `${part.label}: ${part.url}` : part;
};

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
