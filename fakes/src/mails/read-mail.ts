import { type Storefront, STOREFRONTS } from '@shop/domain/storefronts/storefront';
import { CUSTOMER_SERVICE } from '../content/company.ts';
import { escapeHtml } from '../shared/escape-html.ts';
import { isMailLink, type MailPart, type MailTable, type SentMail } from '../worlds/mail.ts';
import { mailDocument, senderLines } from './mail-layout.ts';
import type { MailUrl } from './mail-url.ts';

/** A mail as its recipient gets it. All its URLs are absolute: a mail program has no page to which a path could belong. */
export interface Mail extends Omit<SentMail, 'storefrontId' | 'parts' | 'replyTo' | 'unsubscribeUrl'> {
  readonly locale: string;
  readonly html: string;
  readonly text: string;
  /** For the mail program, beside those that every mail has. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly links: readonly { readonly rel: string; readonly url: string }[];
}

const isTable = (part: MailPart): part is MailTable => typeof part !== 'string' && 'rows' in part;

const inHtml = (text: string): string => escapeHtml(text).replaceAll('\n', '<br>');

const CELL = 'padding:4px 0;vertical-align:top';

/** Longer words than a phone is wide may break; amounts and dates never do. */
const LONG_WORD = /\S{25,}/u;
const breakOf = (value: string): string => (LONG_WORD.test(value) ? ';overflow-wrap:anywhere' : '');

const rowOf = ([label, value, weight]: MailTable['rows'][number]): string =>
  `<tr style="font-weight:${weight ?? 'normal'}"><th scope="row" style="${CELL};padding-right:16px;text-align:left;font-weight:inherit">${inHtml(label)}</th><td style="${CELL};text-align:right${breakOf(value)}">${inHtml(value)}</td></tr>`;

const htmlOf = (part: MailPart): string => {
  if (isTable(part))
    return `<table style="width:100%;margin:16px 0;border-collapse:collapse">${part.rows.map(rowOf).join('')}</table>`;
  return isMailLink(part)
    ? `<p><a href="${escapeHtml(part.url)}">${escapeHtml(part.label)}</a></p>`
    : `<p>${inHtml(part)}</p>`;
};

const textOf = (part: MailPart): string => {
  if (isTable(part)) return part.rows.map(([label, value]) => `${label}: ${value.replaceAll('\n', ', ')}`).join('\n');
  return isMailLink(part) ? `${part.label}: ${part.url}` : part;
};

/** Mail programs show what follows as a signature (RFC 3676, section 4.3). */
const SIGNATURE = '-- ';

/** Mail programs show a button that posts there, or else write to the address (RFC 8058). */
const unsubscribeHeaders = (url: string, { store }: Storefront): NonNullable<Mail['headers']> => ({
  'List-Unsubscribe': `<${url}>, <mailto:${CUSTOMER_SERVICE[store].email}?subject=unsubscribe>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

/** Writes a mail as HTML and as text. */
export const readMail = (
  { storefrontId, parts: sent, attachments, replyTo, unsubscribeUrl, ...mail }: SentMail,
  urlOf: MailUrl,
): Mail => {
  const storefront = STOREFRONTS[storefrontId];
  const { language } = storefront;
  const absolute = <Linked extends { readonly url: string }>(linked: Linked): Linked => ({
    ...linked,
    url: urlOf(linked.url, storefrontId),
  });
  const headers = {
    ...(replyTo === undefined ? {} : { 'Reply-To': replyTo }),
    ...(unsubscribeUrl === undefined ? {} : unsubscribeHeaders(urlOf(unsubscribeUrl, storefrontId), storefront)),
  };
  const parts = sent.map((part) => (isMailLink(part) ? absolute(part) : part));
  return {
    ...mail,
    locale: language,
    ...(Object.keys(headers).length === 0 ? {} : { headers }),
    html: mailDocument({ language, subject: mail.subject, body: parts.map(htmlOf).join('\n') }),
    text: [...parts.map(textOf), [SIGNATURE, ...senderLines(language)].join('\n')].join('\n\n'),
    links: parts.filter(isMailLink).map(({ rel, url }) => ({ rel, url })),
    attachments: attachments.map(absolute),
  };
};
