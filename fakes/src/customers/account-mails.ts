import { INVOICE_RETENTION } from '@shop/domain/customers/invoice-retention';
import { PASSWORD_LINK_MINUTES } from '@shop/domain/customers/password-link';
import { ACCOUNT, newPasswordPath, RESET_PASSWORD } from '@shop/domain/shared/paths';
import type { Storefront } from '@shop/domain/storefronts/storefront';
import { CONTACT } from '../content/page-paths.ts';
import type { Transaction } from '../worlds/transaction.ts';
import { type Envelope, type Letters, sendLetter } from './send-letter.ts';
import type { Account } from '../sessions/user.ts';

const greeting = ({ firstName, lastName }: Account) => ({
  de: `Guten Tag ${firstName} ${lastName},`,
  en: `Dear ${firstName} ${lastName},`,
});

const CONTACT_LINK: Envelope['link'] = { rel: 'contact', url: CONTACT };

/** The address is not named to the previous mailbox: it may not be the customer's any more. */
const movedAway = (account: Account): Letters => ({
  de: {
    subject: 'Ihre E-Mail-Adresse wurde geändert',
    lines: [
      greeting(account).de,
      'für Ihr Kundenkonto gilt ab sofort eine andere E-Mail-Adresse. Das ist die letzte Nachricht an diese.',
      'Sie waren das nicht? Dann melden Sie sich bitte gleich bei uns.',
    ],
    link: 'Kontakt aufnehmen',
  },
  en: {
    subject: 'Your e-mail address was changed',
    lines: [
      greeting(account).en,
      'Your customer account now has a different e-mail address. This is our last message to this one.',
      'Was it not you? Then please contact us straight away.',
    ],
    link: 'Contact us',
  },
});

const movedHere = (account: Account): Letters => ({
  de: {
    subject: 'Ihre neue E-Mail-Adresse',
    lines: [
      greeting(account).de,
      account.customerNumber === undefined
        ? 'mit dieser E-Mail-Adresse melden Sie sich jetzt an. Hierher schreiben wir Ihnen auch.'
        : 'ab jetzt schreiben wir Ihnen hierher. Sie melden sich weiter mit Ihrer Kundennummer an.',
    ],
    link: 'Zum Kundenkonto',
  },
  en: {
    subject: 'Your new e-mail address',
    lines: [
      greeting(account).en,
      account.customerNumber === undefined
        ? 'You now sign in with this e-mail address. We write to you here as well.'
        : 'From now on we write to you here. You still sign in with your customer number.',
    ],
    link: 'Go to your account',
  },
});

export const sendEmailChanged = (tx: Transaction, storefront: Storefront, before: Account, now: Account): void => {
  sendLetter(tx, { to: before.email, template: 'email-changed', storefront, link: CONTACT_LINK }, movedAway(before));
  sendLetter(
    tx,
    { to: now.email, template: 'email-changed', storefront, link: { rel: 'account', url: ACCOUNT } },
    movedHere(now),
  );
};

const forgotten = (account: Account): Letters => ({
  de: {
    subject: 'Ihr Link für ein neues Passwort',
    lines: [
      greeting(account).de,
      'für Ihr Kundenkonto wurde ein neues Passwort angefordert. Mit diesem Link wählen Sie es.',
    ],
    link: 'Neues Passwort wählen',
    after: [
      `Der Link gilt ${PASSWORD_LINK_MINUTES} Minuten lang und nur einmal.`,
      'Sie haben nichts angefordert? Dann löschen Sie diese Nachricht. Ihr Passwort bleibt, wie es ist.',
    ],
  },
  en: {
    subject: 'Your link to a new password',
    lines: [
      greeting(account).en,
      'A new password was requested for your customer account. Use this link to choose it.',
    ],
    link: 'Choose a new password',
    after: [
      `The link works for ${PASSWORD_LINK_MINUTES} minutes and only once.`,
      'You did not request anything? Then delete this message. Your password stays as it is.',
    ],
  },
});

export const sendPasswordForgotten = (tx: Transaction, storefront: Storefront, account: Account, token: string): void =>
  sendLetter(
    tx,
    {
      to: account.email,
      template: 'password-forgotten',
      storefront,
      link: { rel: 'new-password', url: newPasswordPath(token) },
    },
    forgotten(account),
  );

const changed = (account: Account): Letters => ({
  de: {
    subject: 'Ihr Passwort wurde geändert',
    lines: [
      greeting(account).de,
      'das Passwort Ihres Kundenkontos wurde soeben geändert. Auf Ihren anderen Geräten sind Sie jetzt abgemeldet.',
      'Sie waren das nicht? Dann fordern Sie bitte gleich ein neues Passwort an.',
    ],
    link: 'Neues Passwort anfordern',
  },
  en: {
    subject: 'Your password was changed',
    lines: [
      greeting(account).en,
      'The password of your customer account has just been changed. You are now signed out on your other devices.',
      'Was it not you? Then please request a new password straight away.',
    ],
    link: 'Request a new password',
  },
});

export const sendPasswordChanged = (tx: Transaction, storefront: Storefront, account: Account): void =>
  sendLetter(
    tx,
    {
      to: account.email,
      template: 'password-changed',
      storefront,
      link: { rel: 'reset-password', url: RESET_PASSWORD },
    },
    changed(account),
  );

const deleted = (account: Account, { region }: Storefront): Letters => {
  const { years, paragraphs } = INVOICE_RETENTION[region];
  return {
    de: {
      subject: 'Ihr Kundenkonto ist gelöscht',
      lines: [
        greeting(account).de,
        'Ihr Kundenkonto ist gelöscht, mit Ihrem Passwort, Ihren Adressen und Ihrem Warenkorb.',
        `Rechnungen müssen wir ${years} Jahre lang aufbewahren (${paragraphs}). Offene Bestellungen und Rücksendungen gehen weiter.`,
        'Fragen dazu beantworten wir gern.',
      ],
      link: 'Kontakt aufnehmen',
    },
    en: {
      subject: 'Your customer account is deleted',
      lines: [
        greeting(account).en,
        'Your customer account is deleted, with your password, your addresses and your basket.',
        `The law makes us keep invoices for ${years} years (${paragraphs}). Open orders and returns go on.`,
        'We are happy to answer any questions.',
      ],
      link: 'Contact us',
    },
  };
};

export const sendAccountDeleted = (tx: Transaction, storefront: Storefront, account: Account): void =>
  sendLetter(
    tx,
    { to: account.email, template: 'account-deleted', storefront, link: CONTACT_LINK },
    deleted(account, storefront),
  );
