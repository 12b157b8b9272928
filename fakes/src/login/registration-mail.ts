import { ACCOUNT } from '@shop/domain/shared/paths';
import type { Storefront } from '@shop/domain/storefronts/storefront';
import { type Letter, sendLetter } from '../customers/send-letter.ts';
import type { Account } from '../sessions/user.ts';
import type { Transaction } from '../worlds/transaction.ts';

const german = ({ firstName, lastName }: Account): Letter => ({
  subject: 'Willkommen bei Pausenhof',
  lines: [
    `Guten Tag ${firstName} ${lastName},`,
    'Ihr Kundenkonto ist eingerichtet.',
    'Dort sehen Sie Ihre Bestellungen und verwalten Ihre Adressen.',
  ],
  link: 'Zum Kundenkonto',
});

const english = ({ firstName, lastName }: Account): Letter => ({
  subject: 'Welcome to Pausenhof',
  lines: [
    `Dear ${firstName} ${lastName},`,
    'Your customer account is ready.',
    'It shows your orders and keeps your addresses.',
  ],
  link: 'Go to your account',
});

export const sendRegistrationMail = (tx: Transaction, storefront: Storefront, account: Account): void =>
  sendLetter(
    tx,
    { to: account.email, template: 'registration', storefront, link: { rel: 'account', url: ACCOUNT } },
    { de: german(account), en: english(account) },
  );
