import { CUSTOMER_NUMBER, LOGIN } from '@shop/domain/shared/paths';
import type { Storefront } from '@shop/domain/storefronts/storefront';
import type { Account } from '../sessions/user.ts';
import { sendMail } from '../mails/send-mail.ts';
import { writtenLanguage } from '../shared/written-language.ts';
import type { MailTemplate } from '../worlds/mail.ts';
import type { Transaction } from '../worlds/transaction.ts';

interface Letter {
  readonly subject: string;
  readonly lines: readonly string[];
  readonly link: string;
}

const RECEIPT = {
  de: ({ firstName, lastName, company = '' }: Account, file: string): Letter => ({
    subject: 'Ihre Registrierung bei Pausenhof Bildung',
    lines: [
      `Guten Tag ${firstName} ${lastName},`,
      `wir haben Ihre Registrierung (${company}) und die Bescheinigung „${file}“ erhalten.`,
      'Wir prüfen sie bis zum nächsten Werktag. Danach schicken wir Ihnen Ihre Kundennummer an diese Adresse.',
      'Mit der Kundennummer und Ihrem Passwort melden Sie sich dann an. Sie müssen nichts weiter tun.',
    ],
    link: 'Alles zur Kundennummer',
  }),
  en: ({ firstName, lastName, company = '' }: Account, file: string): Letter => ({
    subject: 'Your registration with Pausenhof Education',
    lines: [
      `Dear ${firstName} ${lastName},`,
      `We have received your registration for ${company} and the certificate “${file}”.`,
      'We check it by the next working day. Then we send your customer number to this address.',
      'You sign in with the customer number and your password. There is nothing else you need to do.',
    ],
    link: 'About the customer number',
  }),
} as const;

const NUMBER = {
  de: ({ firstName, lastName, company = '' }: Account, customerNumber: string): Letter => ({
    subject: `Ihre Kundennummer: ${customerNumber}`,
    lines: [
      `Guten Tag ${firstName} ${lastName},`,
      `wir haben Ihre Bescheinigung geprüft (${company}). Ihr Konto ist freigeschaltet.`,
      `Ihre Kundennummer: ${customerNumber}`,
      'Melden Sie sich mit ihr und Ihrem Passwort an.',
    ],
    link: 'Zur Anmeldung',
  }),
  en: ({ firstName, lastName, company = '' }: Account, customerNumber: string): Letter => ({
    subject: `Your customer number: ${customerNumber}`,
    lines: [
      `Dear ${firstName} ${lastName},`,
      `We have checked the certificate of ${company}. Your account is open.`,
      `Your customer number: ${customerNumber}`,
      'Sign in with it and your password.',
    ],
    link: 'To the sign-in',
  }),
} as const;

const post = (
  tx: Transaction,
  storefront: Storefront,
  { email }: Account,
  template: MailTemplate,
  { subject, lines, link }: Letter,
  target: { readonly rel: string; readonly url: string },
): void => sendMail(tx, { to: email, template, storefront, subject, parts: [...lines, { ...target, label: link }] });

/** Says at once that registration and certificate have arrived, and what happens next. */
export const sendCertificateReceipt = (tx: Transaction, storefront: Storefront, account: Account, file: string): void =>
  post(tx, storefront, account, 'certificate-receipt', RECEIPT[writtenLanguage(storefront.language)](account, file), {
    rel: 'customer-number',
    url: CUSTOMER_NUMBER,
  });

/** Says that the account is open. */
export const sendCustomerNumber = (
  tx: Transaction,
  storefront: Storefront,
  account: Account,
  customerNumber: string,
): void =>
  post(
    tx,
    storefront,
    account,
    'customer-number',
    NUMBER[writtenLanguage(storefront.language)](account, customerNumber),
    { rel: 'login', url: LOGIN },
  );
