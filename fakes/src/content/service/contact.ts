import { ORDER_STATUS, ORDERS } from '@shop/domain/shared/paths';
import type { Storefront } from '@shop/domain/storefronts/storefront';
import { ACCESSIBILITY, ADVICE, GUARANTEE, PAYMENT, SHIPPING, WITHDRAWAL } from '../page-paths.ts';
import { POSTAL_ADDRESS, serviceContact } from '../company-contact.ts';
import { markupOf, type Section, type StaticPage } from '../static-page.ts';
import { html, row } from '../teasers.ts';

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
    de: `<p>Wie weit eine Bestellung ist, sehen Sie mit Bestellnummer und Postleitzahl unter <a href="${ORDER_STATUS}">Bestellstatus</a>, auch ohne Konto. Mit einem Konto finden Sie unter <a href="${ORDERS}">Ihre Bestellungen</a> außerdem die Rechnungen, und Sie können noch einmal bestellen oder stornieren, solange wir nichts packen. Wenn Sie uns fragen, nennen Sie bitte die Bestellnummer. Sie steht in der Bestätigung und auf der Rechnung.</p>`,
    en: `<p>You can see how far your order has got under <a href="${ORDER_STATUS}">Order status</a>, with its number and your postcode; you do not need an account. With one you also find your invoices under <a href="${ORDERS}">Your orders</a>, and you can order again, or cancel as long as we have not begun to pack. When you contact us, please have the order number to hand. It is in the confirmation and on the invoice.</p>`,
  },
};

const answers = ({ isB2b }: Storefront): Section => ({
  heading: { de: 'Häufige Fragen', en: 'Frequently asked questions' },
  html: {
    de: `<ul><li><a href="${SHIPPING}">Was kostet die Lieferung, und wie lange dauert sie?</a></li><li><a href="${PAYMENT}">Wie kann ich bezahlen?</a></li>${isB2b ? '' : `<li><a href="${WITHDRAWAL}">Wie gebe ich etwas zurück?</a></li><li><a href="${ACCESSIBILITY}">Wie barrierefrei ist der Shop?</a></li>`}<li><a href="${GUARANTEE}">Etwas ist kaputt. Was nun?</a></li><li><a href="${ADVICE}">Wer hilft mir beim Aussuchen?</a></li></ul>`,
    en: `<ul><li><a href="${SHIPPING}">What does delivery cost, and how long does it take?</a></li><li><a href="${PAYMENT}">How can I pay?</a></li>${isB2b ? '' : `<li><a href="${WITHDRAWAL}">How do I return something?</a></li><li><a href="${ACCESSIBILITY}">How accessible is the shop?</a></li>`}<li><a href="${GUARANTEE}">Something is broken. What now?</a></li><li><a href="${ADVICE}">Who can help me choose?</a></li></ul>`,
  },
});

export const contact: StaticPage = {
  title: { de: 'Kontakt', en: 'Contact' },
  description: {
    de: 'Telefon, E-Mail, Anschrift und Antworten auf häufige Fragen.',
    en: 'Telephone, e-mail, address and answers to frequently asked questions.',
  },
  isAboutContact: true,
  sections: (storefront) => [{ html: serviceContact(storefront) }, hours(storefront)],
  below: ({ storefront }) => [
    row(
      html(
        'page-more',
        [orders, answers(storefront), { heading: { de: 'Anschrift', en: 'Address' }, html: POSTAL_ADDRESS }]
          .map((section) => markupOf(storefront, section))
          .join(''),
      ),
    ),
  ],
};
