import { categoryPath, REGISTER } from '@shop/domain/shared/paths';
import type { Storefront } from '@shop/domain/storefronts/storefront';
import { FREE_DELIVERY } from '../../shippers/free-delivery.ts';
import { BRAND_DISCOUNT } from '../../goods/promoted-goods.ts';
import { ADVICE, CLASSROOM_ADVICE, CONTACT, PAYMENT, SHIPPING } from '../page-paths.ts';
import { amountText } from '../../shared/money-text.ts';
import { FEATURED_CATEGORIES } from '../featured-categories.ts';
import type { Section, StaticPage } from '../static-page.ts';

const forConsumers = (storefront: Storefront): readonly Section[] => {
  const free = amountText(FREE_DELIVERY[storefront.store].from, storefront);
  const ownBrandFrom = amountText(BRAND_DISCOUNT.from[storefront.currency], storefront);
  const percent = `${BRAND_DISCOUNT.percent}`;
  return [
    {
      heading: { de: 'Für alle', en: 'For everyone' },
      html: {
        de: `<ul><li>Lieferung ab ${free} ohne Versandkosten, siehe <a href="${SHIPPING}">Versand</a></li><li>30 Tage Rückgabe, die Rücksendung zahlen wir</li><li>Kauf auf Rechnung, siehe <a href="${PAYMENT}">Zahlungsarten</a></li><li>Bestellen ohne Konto</li></ul>`,
        en: `<ul><li>delivery from ${free} free of charge, see <a href="${SHIPPING}">Delivery</a></li><li>30 days to return, and we pay for sending it back</li><li>buy on invoice, see <a href="${PAYMENT}">Ways to pay</a></li><li>order without an account</li></ul>`,
      },
    },
    {
      heading: { de: 'Günstiger im Bündel', en: 'Cheaper together' },
      html: {
        de: `<ul><li>Bleistifte: drei nehmen, zwei bezahlen</li><li>Eigenmarke Pausenhof: ${percent} Prozent weniger, sobald davon ${ownBrandFrom} im Warenkorb liegen</li><li>Klassensätze: ein Preis für alle, ohne Abzählen</li></ul><p>Der Warenkorb rechnet das von selbst. <a href="${categoryPath(FEATURED_CATEGORIES.pencils)}">Zu den Stiften</a></p>`,
        en: `<ul><li>pencils: take three, pay for two</li><li>our own brand Pausenhof: ${percent} per cent less once ${ownBrandFrom} of it is in the basket</li><li>class sets: one price for all, no counting</li></ul><p>The basket works that out by itself. <a href="${categoryPath(FEATURED_CATEGORIES.pencils)}">To the pencils</a></p>`,
      },
    },
    {
      heading: { de: 'Mit Konto', en: 'With an account' },
      html: {
        de: `<p>Mit einem Konto bleiben Anschriften und Bestellungen gespeichert, und der Warenkorb ist auf jedem Gerät derselbe. <a href="${REGISTER}">Konto anlegen</a></p>`,
        en: `<p>With an account your addresses and orders are kept, and the basket is the same on every device. <a href="${REGISTER}">Create an account</a></p>`,
      },
    },
    {
      heading: { de: 'Beraten statt raten', en: 'Advice instead of guessing' },
      html: {
        de: `<p>Welcher Ranzen, welche Lineatur, welcher Pinsel? Unsere <a href="${ADVICE}">Beratung</a> wird von Lehrkräften gegengelesen.</p>`,
        en: `<p>Which bag, which ruling, which brush? Our <a href="${ADVICE}">advice</a> is proofread by teachers.</p>`,
      },
    },
  ];
};

const forBusinesses = (storefront: Storefront): readonly Section[] => {
  const free = amountText(FREE_DELIVERY[storefront.store].from, storefront);
  return [
    {
      heading: { de: 'Einkaufen wie in der Verwaltung', en: 'Buying the way an office works' },
      html: {
        de: `<ul><li>Rechnung mit Zahlungsziel, auch als XRechnung, siehe <a href="${PAYMENT}">Zahlungsarten</a></li><li>eigene Bestellnummer und Kostenstelle auf jedem Beleg</li><li>Lieferanschrift und Rechnungsanschrift dürfen verschieden sein</li><li>Nettopreise, der Bruttobetrag steht darunter</li></ul>`,
        en: `<ul><li>invoice with payment terms, as XRechnung too, see <a href="${PAYMENT}">Ways to pay</a></li><li>your own order number and cost centre on every document</li><li>delivery and billing address may differ</li><li>net prices, with the gross amount beneath</li></ul>`,
      },
    },
    {
      heading: { de: 'Mengen, die passen', en: 'Quantities that fit' },
      html: {
        de: `<p>Klassensätze sind auf 24 bis 30 Kinder zugeschnitten. Ab ${free} Warenwert netto liefern wir Pakete in Deutschland kostenlos, siehe <a href="${SHIPPING}">Versand</a>.</p>`,
        en: `<p>Class sets are made for 24 to 30 children. From a net value of ${free} we deliver parcels within Germany free of charge, see <a href="${SHIPPING}">Delivery</a>.</p>`,
      },
    },
    {
      heading: { de: 'Menschen, die Schulen kennen', en: 'People who know schools' },
      html: {
        de: `<p>In unserem Team arbeiten ehemalige Lehrkräfte, Erzieherinnen und ein Hausmeister. Sie planen mit Ihnen <a href="${CLASSROOM_ADVICE}">Klassenräume</a> und erstellen Angebote für Ausschreibungen. Sprechen Sie uns an: <a href="${CONTACT}">Kontakt</a>.</p>`,
        en: `<p>Our team includes former teachers, nursery teachers and a caretaker. They plan <a href="${CLASSROOM_ADVICE}">classrooms</a> with you and write offers for tenders. Talk to us: <a href="${CONTACT}">Contact</a>.</p>`,
      },
    },
    {
      heading: { de: 'Gedruckte Kataloge', en: 'Printed catalogues' },
      html: {
        de: `<p>Fürs Lehrerzimmer und für die Fachkonferenz gibt es unser Sortiment auf Papier, kostenlos. <a href="${categoryPath(FEATURED_CATEGORIES.catalogues)}">Kataloge bestellen</a></p>`,
        en: `<p>For the staff room and for department meetings there is our range on paper, free of charge. <a href="${categoryPath(FEATURED_CATEGORIES.catalogues)}">Order catalogues</a></p>`,
      },
    },
  ];
};

export const advantages: StaticPage = {
  title: { de: 'Ihre Vorteile', en: 'Your advantages' },
  description: { de: 'Was Sie davon haben, im Pausenhof einzukaufen.', en: 'What you gain from buying at Pausenhof.' },
  sections: (storefront) => (storefront.isB2b ? forBusinesses(storefront) : forConsumers(storefront)),
};
