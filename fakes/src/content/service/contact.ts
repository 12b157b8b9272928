import { ACCOUNT } from '@shop/domain/shared/paths';
import type { Storefront } from '@shop/domain/storefronts/storefront';
import { ACCESSIBILITY, ADVICE, GUARANTEE, PAYMENT, SHIPPING, WITHDRAWAL } from '../page-paths.ts';
import { POSTAL_ADDRESS, serviceContact } from '../company-contact.ts';
import type { Section, StaticPage } from '../static-page.ts';

const hours = ({ isB2b }: Storefront): Section => ({
  heading: { de: 'Wann Sie uns erreichen', en: 'When we are there' },
  html: isB2b
    ? {
        de: '<p>Montag bis Freitag von 7.30 bis 17 Uhr, auch in den Schulferien. Nennen Sie bitte Ihre Kundennummer, dann landen Sie gleich bei Ihrer Ansprechperson.</p>',
        en: '<p>Monday to Friday, 7.30 am to 5 pm, during school holidays too. Please have your customer number ready: it takes you straight to your contact.</p>',
      }
    : {
        de: '<p>Montag bis Freitag von 8 bis 18 Uhr, Samstag von 9 bis 13 Uhr. Der Anruf kostet nichts. E-Mails beantworten wir innerhalb eines Werktags.</p>',
        en: '<p>Monday to Friday, 8 am to 6 pm, Saturday, 9 am to 1 pm. The call is free. We answer e-mails within one working day.</p>',
      },
});

const orders: Section = {
  heading: { de: 'Fragen zu einer Bestellung', en: 'Questions about an order' },
  html: {
    de: `<p>Bitte nennen Sie die Bestellnummer. Sie steht in der Bestätigung und auf der Rechnung. Mit einem Konto finden Sie sie auch unter <a href="${ACCOUNT}">Ihre letzten Bestellungen</a>, mit Datum und Summe. Wie weit eine Bestellung ist, sagen wir Ihnen am Telefon oder per E-Mail.</p>`,
    en: `<p>Please give us the order number. It is in the confirmation and on the invoice. With an account you also find it under <a href="${ACCOUNT}">Your recent orders</a>, with date and total. How far an order has got we tell you by telephone or e-mail.</p>`,
  },
};

const answers = ({ isB2b }: Storefront): Section => ({
  heading: { de: 'Oft gefragt', en: 'Often asked' },
  html: {
    de: `<ul><li><a href="${SHIPPING}">Was kostet die Lieferung, und wie lange dauert sie?</a></li><li><a href="${PAYMENT}">Wie kann ich bezahlen?</a></li>${isB2b ? '' : `<li><a href="${WITHDRAWAL}">Wie gebe ich etwas zurück?</a></li><li><a href="${ACCESSIBILITY}">Wie barrierefrei ist der Shop?</a></li>`}<li><a href="${GUARANTEE}">Etwas ist kaputt. Was nun?</a></li><li><a href="${ADVICE}">Wer hilft mir beim Aussuchen?</a></li></ul>`,
    en: `<ul><li><a href="${SHIPPING}">What does delivery cost, and how long does it take?</a></li><li><a href="${PAYMENT}">How can I pay?</a></li>${isB2b ? '' : `<li><a href="${WITHDRAWAL}">How do I return something?</a></li><li><a href="${ACCESSIBILITY}">How accessible is the shop?</a></li>`}<li><a href="${GUARANTEE}">Something is broken. What now?</a></li><li><a href="${ADVICE}">Who helps me to choose?</a></li></ul>`,
  },
});

export const contact: StaticPage = {
  title: { de: 'Kontakt', en: 'Contact' },
  description: { de: 'Telefon, E-Mail, Anschrift und Antworten auf häufige Fragen.', en: 'Telephone, e-mail, address and answers to frequent questions.' },
  isAboutContact: true,
  sections: (storefront) => [
    { html: serviceContact(storefront) },
    hours(storefront),
    orders,
    answers(storefront),
    { heading: { de: 'Anschrift', en: 'Address' }, html: POSTAL_ADDRESS },
  ],
};
