import { ACCOUNT } from '@shop/domain/shared/paths';
import type { Storefront } from '@shop/domain/storefronts/storefront';
import type { Account } from '../customers/user.ts';
import { escapeHtml } from '../shared/escape-html.ts';
import { isMagicEmail } from '../magic-values.ts';
import { send } from '../worlds/mails.ts';
import type { Transaction } from '../worlds/transaction.ts';
import { writtenLanguage } from '../shared/written-language.ts';

interface Letter {
  readonly subject: string;
  readonly lines: readonly string[];
  readonly link: string;
}

const german = ({ firstName, lastName, customerNumber }: Account): Letter => ({
  subject: 'Willkommen bei Pausenhof',
  lines: [
    `Guten Tag ${firstName} ${lastName},`,
    'Ihr Kundenkonto ist eingerichtet.',
    ...(customerNumber === undefined ? [] : [`Ihre Kundennummer für die Anmeldung: ${customerNumber}`]),
    'Dort sehen Sie Ihre Bestellungen und verwalten Ihre Adressen.',
  ],
  link: 'Zum Kundenkonto',
});

const english = ({ firstName, lastName, customerNumber }: Account): Letter => ({
  subject: 'Welcome to Pausenhof',
  lines: [
    `Dear ${firstName} ${lastName},`,
    'Your customer account is ready.',
    ...(customerNumber === undefined ? [] : [`Your customer number for logging in: ${customerNumber}`]),
    'It shows your orders and keeps your addresses.',
  ],
  link: 'Go to your account',
});

const LETTERS = { de: german, en: english } as const;

export const sendRegistrationMail = (tx: Transaction, storefront: Storefront, account: Account): void => {
  const { subject, lines, link } = LETTERS[writtenLanguage(storefront.language)](account);
  send(tx, {
    to: account.email,
    template: 'registration',
    locale: storefront.language,
    subject,
    html: [...lines.map((line) => `<p>${escapeHtml(line)}</p>`), `<p><a href="${ACCOUNT}">${link}</a></p>`].join('\n'),
    text: [...lines, `${link}: ${ACCOUNT}`].join('\n\n'),
    links: [{ rel: 'account', url: ACCOUNT }],
    attachments: [],
    delivery: isMagicEmail(account.email, 'bounced') ? 'bounced' : 'delivered',
  });
};
