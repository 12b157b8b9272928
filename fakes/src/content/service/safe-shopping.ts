import type { LegalRegime, Storefront } from '@shop/domain/storefronts/storefront';
import type { Texts } from '../../goods/goods.ts';
import { CONTACT, GUARANTEE, PAYMENT, PRIVACY, WITHDRAWAL } from '../page-paths.ts';
import type { Section, StaticPage } from '../static-page.ts';

const data: Section = {
  heading: { de: 'Ihre Daten', en: 'Your data' },
  html: {
    de: `<p>Jede Seite wird verschlüsselt übertragen. Ihr Passwort können wir nicht lesen, und wir fragen nie danach, weder am Telefon noch per E-Mail. Was wir speichern, steht unter <a href="${PRIVACY}">Datenschutz</a>.</p>`,
    en: `<p>Every page is sent over an encrypted connection. We cannot read your password, and we never ask for it, neither by telephone nor by e-mail. What we store is set out under <a href="${PRIVACY}">Privacy</a>.</p>`,
  },
};

const money = ({ isB2b }: Storefront): Section => ({
  heading: { de: 'Ihr Geld', en: 'Your money' },
  html: isB2b
    ? {
        de: `<p>Sie kaufen auf Rechnung und bezahlen, wenn die Ware da ist. Einzelheiten stehen unter <a href="${PAYMENT}">Zahlungsarten</a>.</p>`,
        en: `<p>You buy on invoice and pay when the goods have arrived. Details are given under <a href="${PAYMENT}">Ways to pay</a>.</p>`,
      }
    : {
        de: `<p>Kartennummern geben Sie auf der Seite des Zahlungsanbieters ein und bestätigen sie bei Ihrer Bank (3-D Secure). Wir sehen sie nie. Wer lieber erst auspackt, kauft auf Rechnung. Alle <a href="${PAYMENT}">Zahlungsarten</a> sind ohne Zuschlag.</p><p>Auch wenn einmal doppelt geklickt oder neu geladen wird: Es bleibt bei einer Bestellung.</p>`,
        en: `<p>You enter card numbers on the page of the payment provider and confirm them with your bank (3-D Secure). We never see them. If you would rather unpack first, buy on invoice. All <a href="${PAYMENT}">ways to pay</a> are free of surcharges.</p><p>Should you click twice or reload, it remains one order.</p>`,
      },
});

const prices: Section = {
  heading: { de: 'Ehrliche Preise', en: 'Honest prices' },
  html: {
    de: '<p>Sie zahlen, was Sie vor dem Bestellen gesehen haben. Ändert sich währenddessen etwas, zeigen wir es Ihnen und fragen noch einmal. Ein durchgestrichener Preis ist der niedrigste der letzten 30 Tage.</p>',
    en: '<p>You pay what you saw before ordering. If anything changes in the meantime we show it and ask again. A price struck through is the lowest of the last 30 days.</p>',
  },
};

const RIGHT_OF_RETURN: Readonly<Record<LegalRegime, Texts>> = {
  union: { de: 'Widerrufsrecht', en: 'Right of withdrawal' },
  swiss: { de: 'Rückgaberecht', en: 'Right to return' },
  business: { de: 'Rückgabe', en: 'Returns' },
};

const rights = ({ isB2b, legalRegime }: Storefront): Section => {
  const own = RIGHT_OF_RETURN[legalRegime];
  return {
    heading: { de: 'Ihre Rechte', en: 'Your rights' },
    html: isB2b
      ? {
          de: `<p>Unbenutzte Ware nehmen wir 30 Tage lang zurück. Was bei Mängeln gilt, steht unter <a href="${GUARANTEE}">Gewährleistung und Garantie</a>.</p>`,
          en: `<p>We take unused goods back for 30 days. What applies in case of defects is set out under <a href="${GUARANTEE}">Statutory rights and guarantees</a>.</p>`,
        }
      : {
          de: `<p>30 Tage Rückgabe, die Rücksendung zahlen wir. Näheres steht unter <a href="${WITHDRAWAL}">${own.de}</a> und <a href="${GUARANTEE}">Gewährleistung und Garantie</a>.</p>`,
          en: `<p>30 days to return, and we pay for sending it back. More under <a href="${WITHDRAWAL}">${own.en}</a> and <a href="${GUARANTEE}">Statutory rights and guarantees</a>.</p>`,
        },
  };
};

const fraud: Section = {
  heading: { de: 'Wenn Ihnen etwas seltsam vorkommt', en: 'If something seems odd' },
  html: {
    de: `<p>Eine Rechnung ohne Bestellung, eine Nachricht mit falschem Absender: Klicken Sie nichts an und fragen Sie uns unter <a href="${CONTACT}">Kontakt</a>.</p>`,
    en: `<p>An invoice without an order, a message from a strange sender: do not click on anything, and ask us, see <a href="${CONTACT}">Contact</a>.</p>`,
  },
};

export const safeShopping: StaticPage = {
  title: { de: 'Sicher einkaufen', en: 'Shop safely' },
  description: {
    de: 'Wie wir Ihre Daten und Ihr Geld schützen, und welche Rechte Sie haben.',
    en: 'How we protect your data and your money, and which rights you have.',
  },
  sections: (storefront) => [data, money(storefront), prices, rights(storefront), fraud],
};
