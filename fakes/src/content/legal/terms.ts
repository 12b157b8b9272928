import { WITHDRAWAL_FORM } from '@shop/domain/shared/paths';
import { LANGUAGE_RULES } from '@shop/domain/storefronts/language';
import { ALL_STOREFRONTS, type LegalRegime, type Store, type Storefront } from '@shop/domain/storefronts/storefront';
import type { Texts } from '../../goods/goods.ts';
import { listed } from '../../shared/listed.ts';
import { GUARANTEE, PAYMENT, SHIPPING, WITHDRAWAL } from '../page-paths.ts';
import { COMPANY } from '../company.ts';
import type { Section, StaticPage } from '../static-page.ts';

const scope = ({ isB2b }: Storefront): Texts =>
  isB2b
    ? {
        de: `<p>Diese Bedingungen gelten für Verträge zwischen der ${COMPANY.name} und Unternehmen, Schulen, Kindertagesstätten, Behörden und anderen Einrichtungen. An Verbraucherinnen und Verbraucher verkaufen wir über diesen Shop nicht.</p><p>Abweichende Einkaufsbedingungen gelten nur, wenn wir ihnen in Textform zustimmen.</p>`,
        en: `<p>These terms govern contracts between ${COMPANY.name} and companies, schools, nurseries, public bodies and other institutions. We do not sell to consumers through this shop.</p><p>Differing terms of purchase apply only if we agree to them in writing.</p>`,
      }
    : {
        de: `<p>Diese Bedingungen gelten für Verträge, die Sie über diesen Shop mit der ${COMPANY.name} schließen. Verbraucherin oder Verbraucher sind Sie, wenn Sie überwiegend für private Zwecke kaufen.</p>`,
        en: `<p>These terms govern contracts that you make with ${COMPANY.name} through this shop. You are a consumer if you buy mainly for private purposes.</p>`,
      };

/** The languages of a shop's storefronts. */
const contractLanguages = (language: keyof Texts, { store }: Storefront): readonly string[] => {
  const names = new Intl.DisplayNames(language, { type: 'language' });
  const languages = ALL_STOREFRONTS.filter((other) => other.store === store).map(
    (other) => LANGUAGE_RULES[other.language].textLanguage,
  );
  return [...new Set(languages)].map((known) => names.of(known) ?? known);
};

const contractLanguageText = (storefront: Storefront): Texts => {
  const [german, english] = [contractLanguages('de', storefront), contractLanguages('en', storefront)];
  return {
    de: `${german.length === 1 ? 'Vertragssprache ist' : 'Vertragssprachen sind'} ${listed(german, 'de', 'and')}.`,
    en: `Contracts are made in ${listed(english, 'en', 'or')}.`,
  };
};

const contract = (storefront: Storefront): Section => ({
  heading: { de: '2. Wie der Vertrag zustande kommt', en: '2. How the contract comes about' },
  html: {
    de: `<p>Die Darstellung der Waren ist kein bindendes Angebot. Mit „Zahlungspflichtig bestellen“ geben Sie ein Angebot ab. Vorher sehen Sie alle Angaben auf einer Seite und können sie ändern.</p><p>Den Eingang bestätigen wir sofort per E-Mail. Der Vertrag kommt zustande, wenn wir die Ware versenden oder die Annahme erklären, spätestens nach zwei Werktagen. Bei Kreditkarte und Vorkasse nehmen wir mit der Bestätigung des Eingangs an.</p><p>Wir speichern den Vertragstext. Sie erhalten ihn mit der Bestätigung und finden ihn im Konto. ${contractLanguageText(storefront).de}</p>`,
    en: `<p>The goods shown are not a binding offer. With “Order with obligation to pay” you make an offer. Before that you see everything on one page and can change it.</p><p>We confirm receipt by e-mail at once. The contract comes about when we dispatch the goods or declare our acceptance, within two working days at the latest. With credit card and prepayment we accept with the confirmation of receipt.</p><p>We keep the text of the contract. You receive it with the confirmation and find it in your account. ${contractLanguageText(storefront).en}</p>`,
  },
});

const VAT_INCLUDED: Texts = {
  de: 'Die Preise enthalten die Mehrwertsteuer des Landes, in das wir liefern.',
  en: 'Prices include the VAT of the country we deliver to.',
};

const TAXES: Readonly<Record<Store, Texts>> = {
  de: VAT_INCLUDED,
  at: VAT_INCLUDED,
  ch: {
    de: 'Die Preise sind in Schweizer Franken angegeben und enthalten Zoll und die Mehrwertsteuer des Landes, in das wir liefern.',
    en: 'Prices are in Swiss francs and include duties and the VAT of the country we deliver to.',
  },
  b2b: {
    de: 'Die Preise sind Nettopreise. Hinzu kommt die Mehrwertsteuer des Landes, in das wir liefern. Sie steht im Warenkorb und auf der Rechnung.',
    en: 'Prices are net. The VAT of the country we deliver to is added; it is shown in the basket and on the invoice.',
  },
};

const prices = ({ isB2b, store }: Storefront): Section => {
  const tax = TAXES[store];
  return {
    heading: { de: '3. Preise und Zahlung', en: '3. Prices and payment' },
    html: {
      de: `<p>${tax.de} Versandkosten kommen hinzu, sie stehen unter <a href="${SHIPPING}">Versand und Lieferung</a>.</p><p>Welche Zahlungsarten es gibt, steht unter <a href="${PAYMENT}">Zahlungsarten</a>. ${isB2b ? 'Rechnungen sind zum vereinbarten Zahlungsziel fällig, sonst nach 30 Tagen.' : 'Rechnungen sind 14 Tage nach Erhalt der Ware fällig.'}</p>`,
      en: `<p>${tax.en} Delivery costs are added; they are listed under <a href="${SHIPPING}">Delivery</a>.</p><p>The ways to pay are listed under <a href="${PAYMENT}">Ways to pay</a>. ${isB2b ? 'Invoices are due on the agreed date, otherwise after 30 days.' : 'Invoices are due 14 days after you receive the goods.'}</p>`,
    },
  };
};

const delivery: Section = {
  heading: { de: '4. Lieferung', en: '4. Delivery' },
  html: {
    de: '<p>Die Lieferzeit steht bei jedem Artikel und im Warenkorb. Ist ein Artikel wider Erwarten nicht lieferbar, sagen wir Ihnen das sofort und erstatten, was Sie dafür gezahlt haben. Teillieferungen kosten Sie nichts zusätzlich.</p>',
    en: '<p>The delivery time is shown with each item and in the basket. If an item turns out to be unavailable we tell you at once and refund what you paid for it. Part deliveries cost you nothing extra.</p>',
  },
};

const swissReturns: Section = {
  heading: { de: '5. Rückgabe', en: '5. Returns' },
  html: {
    de: `<p>Sie können Ware innerhalb von 30 Tagen zurückgeben. Die Einzelheiten stehen unter <a href="${WITHDRAWAL}">Rückgaberecht</a>.</p>`,
    en: `<p>You may return goods within 30 days. Details are given under <a href="${WITHDRAWAL}">Right to return</a>.</p>`,
  },
};

const withdrawal: Section = {
  heading: { de: '5. Widerruf', en: '5. Withdrawal' },
  html: {
    de: `<p>Als Verbraucherin oder Verbraucher können Sie den Vertrag innerhalb von 14 Tagen widerrufen, auch online unter <a href="${WITHDRAWAL_FORM}">Vertrag widerrufen</a>. Belehrung und Muster-Formular stehen unter <a href="${WITHDRAWAL}">Widerrufsrecht</a>. Darüber hinaus nehmen wir unbenutzte Ware 30 Tage lang zurück.</p>`,
    en: `<p>As a consumer you may withdraw from the contract within 14 days, also online under <a href="${WITHDRAWAL_FORM}">Withdraw from contract</a>. The notice and the model form are given under <a href="${WITHDRAWAL}">Right of withdrawal</a>. Beyond that we take unused goods back for 30 days.</p>`,
  },
};

const businessReturns: Section = {
  heading: { de: '5. Rückgabe und Prüfung der Ware', en: '5. Returns and inspection' },
  html: {
    de: '<p>Ein gesetzliches Widerrufsrecht besteht nicht. Unbenutzte Ware in der Originalverpackung nehmen wir freiwillig 30 Tage lang zurück, ausgenommen Sonderanfertigungen und Möbel, die für Sie bestellt wurden.</p><p>Kaufleute prüfen die Ware nach der Lieferung und zeigen Mängel unverzüglich an (§ 377 HGB).</p>',
    en: '<p>There is no statutory right of withdrawal. We voluntarily take unused goods in their original packaging back for 30 days, except custom-made goods and furniture that was ordered for you.</p><p>Merchants inspect goods on delivery and report defects without delay (section 377 HGB).</p>',
  },
};

const ownership: Section = {
  heading: { de: '6. Eigentum', en: '6. Ownership' },
  html: {
    de: '<p>Die Ware bleibt bis zur vollständigen Bezahlung unser Eigentum.</p>',
    en: '<p>The goods remain our property until they are paid in full.</p>',
  },
};

const defects: Section = {
  heading: { de: '7. Mängel', en: '7. Defects' },
  html: {
    de: `<p>Ist die Ware mangelhaft, haben Sie die gesetzlichen Rechte. Was das heißt, steht unter <a href="${GUARANTEE}">Gewährleistung und Garantie</a>.</p>`,
    en: `<p>If goods are defective you have the statutory rights. What that means is set out under <a href="${GUARANTEE}">Statutory rights and guarantees</a>.</p>`,
  },
};

const liability: Section = {
  heading: { de: '8. Haftung', en: '8. Liability' },
  html: {
    de: '<p>Wir haften unbeschränkt für Vorsatz und grobe Fahrlässigkeit, für Schäden an Leben, Körper und Gesundheit und nach dem Produkthaftungsgesetz. Bei leichter Fahrlässigkeit haften wir nur für die Verletzung wesentlicher Pflichten, und zwar bis zur Höhe des typischen, vorhersehbaren Schadens.</p>',
    en: '<p>Our liability is unlimited for intent and gross negligence, for injury to life, body and health, and under the Product Liability Act. For slight negligence we are liable only where essential duties are breached, and up to the typical, foreseeable damage.</p>',
  },
};

const GERMAN: Texts = { de: 'deutsches', en: 'German' };

/** Whose law applies to the contracts of a store. */
const LAWS: Readonly<Record<Store, Texts>> = {
  de: GERMAN,
  b2b: GERMAN,
  at: { de: 'österreichisches', en: 'Austrian' },
  ch: { de: 'schweizerisches', en: 'Swiss' },
};

const law = ({ isB2b, store }: Storefront): Section => {
  const home = LAWS[store];
  return {
    heading: { de: '9. Recht und Gerichtsstand', en: '9. Law and place of jurisdiction' },
    html: isB2b
      ? {
          de: '<p>Es gilt deutsches Recht ohne das UN-Kaufrecht. Gerichtsstand ist unser Sitz, soweit das Gesetz das erlaubt. Ist eine Bestimmung unwirksam, bleiben die übrigen wirksam.</p>',
          en: '<p>German law applies, without the UN Convention on Contracts for the International Sale of Goods. The place of jurisdiction is our seat as far as the law permits. If a provision is invalid, the others remain valid.</p>',
        }
      : {
          de: `<p>Es gilt ${home.de} Recht ohne das UN-Kaufrecht. Zwingende Vorschriften des Staates, in dem Sie leben, bleiben unberührt. Ist eine Bestimmung unwirksam, bleiben die übrigen wirksam.</p>`,
          en: `<p>${home.en} law applies, without the UN Convention on Contracts for the International Sale of Goods. Mandatory rules of the country in which you live remain unaffected. If a provision is invalid, the others remain valid.</p>`,
        },
  };
};

const RETURNS: Readonly<Record<LegalRegime, Section>> = {
  union: withdrawal,
  swiss: swissReturns,
  business: businessReturns,
};

/** Allgemeine Geschäftsbedingungen, §§ 305 ff. BGB; information duties of § 312i BGB. */
export const terms: StaticPage = {
  title: { de: 'Allgemeine Geschäftsbedingungen', en: 'Terms and conditions' },
  description: {
    de: 'Vertrag, Preise, Lieferung, Rückgabe und Haftung beim Kauf im Pausenhof.',
    en: 'Contract, prices, delivery, returns and liability when you buy from Pausenhof.',
  },
  sections: (storefront) => [
    { heading: { de: '1. Wofür die Bedingungen gelten', en: '1. What the terms cover' }, html: scope(storefront) },
    contract(storefront),
    prices(storefront),
    delivery,
    RETURNS[storefront.legalRegime],
    ownership,
    defects,
    liability,
    law(storefront),
    { html: { de: '<p>Stand: November 2026</p>', en: '<p>As of November 2026</p>' } },
  ],
};
