import { ENTRIES_ARE_KEPT_DAYS } from '@shop/domain/competitions/competition';
import { UNCONFIRMED_ADDRESS_DAYS } from '@shop/domain/newsletter/newsletter';
import { COMPETITIONS, NEWSLETTER_UNSUBSCRIPTION } from '@shop/domain/shared/paths';
import { STOCK_ALERT_DAYS, UNCONFIRMED_ALERT_DAYS } from '@shop/domain/stock-alerts/stock-alerts';
import type { Region, Store, Storefront } from '@shop/domain/storefronts/storefront';
import type { Texts } from '../../goods/goods.ts';
import { listed } from '../../shared/listed.ts';
import { parcelCarriersOf } from '../../shippers/carriers.ts';
import { COMPANY } from '../company.ts';
import { POSTAL_ADDRESS, serviceContact } from '../company-contact.ts';
import type { Section, StaticPage } from '../static-page.ts';

const opening: Section = {
  html: {
    de: '<p>Wir verarbeiten so wenige Daten wie möglich und nur so lange wie nötig. Diese Seite sagt, welche, wozu und auf welcher Grundlage.</p>',
    en: '<p>We process as little data as we can, and only for as long as we need it. This page says which, what for, and on what basis.</p>',
  },
};

const responsible = (storefront: Storefront): readonly Section[] => [
  { heading: { de: 'Wer verantwortlich ist', en: 'Who is responsible' }, html: POSTAL_ADDRESS },
  { html: serviceContact(storefront) },
  {
    html: {
      de: `<p>Unsere Datenschutzbeauftragte erreichen Sie unter <a href="mailto:${COMPANY.privacyEmail}">${COMPANY.privacyEmail}</a> oder per Post mit dem Zusatz „Datenschutz“.</p>`,
      en: `<p>Our data protection officer can be reached at <a href="mailto:${COMPANY.privacyEmail}">${COMPANY.privacyEmail}</a>, or by post marked “Privacy”.</p>`,
    },
  },
];

const visiting: Section = {
  heading: { de: 'Wenn Sie den Shop besuchen', en: 'When you visit the shop' },
  html: {
    de: '<p>Unser Server erhält die Adresse der aufgerufenen Seite, Zeitpunkt, Browserkennung und IP-Adresse. Wir brauchen das, um die Seite auszuliefern und Angriffe abzuwehren (Art. 6 Abs. 1 f DSGVO). Protokolle löschen wir nach 14 Tagen.</p><p>Schriften und Bilder kommen von unserem eigenen Server. Es werden keine Inhalte fremder Anbieter nachgeladen.</p>',
    en: '<p>Our server receives the address of the page, the time, your browser’s identification and your IP address. We need them to deliver the page and to fend off attacks (Art. 6 (1) f GDPR). Logs are deleted after 14 days.</p><p>Fonts and pictures come from our own server. Nothing is loaded from third parties.</p>',
  },
};

/** Purposes of the cookies of `gateway/src/cookies/cookies.ts`, and how long the longest of each is kept. */
const KEPT: readonly { readonly purpose: Texts; readonly until: Texts }[] = [
  {
    purpose: { de: 'Warenkorb, Merkzettel und Sitzung', en: 'Basket, wishlist and session' },
    until: { de: '30 Tage', en: '30 days' },
  },
  {
    purpose: { de: 'Anmeldung', en: 'Sign-in' },
    until: { de: 'bis zur Abmeldung, höchstens 30 Tage', en: 'until you sign out, 30 days at most' },
  },
  { purpose: { de: 'Sprache', en: 'Language' }, until: { de: '365 Tage', en: '365 days' } },
  {
    purpose: {
      de: 'Wiedererkennen Ihres Browsers, damit niemand anders Ihr Konto sperren kann',
      en: 'Recognising your browser, so that nobody else can lock your account',
    },
    until: { de: '180 Tage', en: '180 days' },
  },
  {
    purpose: {
      de: 'Nachweis, dass eine Eingabe von unseren Seiten kommt',
      en: 'Proof that what is sent comes from our own pages',
    },
    until: { de: '30 Minuten', en: '30 minutes' },
  },
  {
    purpose: {
      de: 'Bestellung, Zahlung, Mitgliedschaft und Rückgabe, bis sie abgeschlossen sind',
      en: 'Order, payment, membership and return until they are complete',
    },
    until: { de: 'höchstens einen Tag', en: 'one day at most' },
  },
  {
    purpose: { de: 'Nachgeschlagene Bestellung', en: 'Order that you looked up' },
    until: {
      de: 'bis Sie den Browser schließen, höchstens 30 Minuten',
      en: 'until you close the browser, 30 minutes at most',
    },
  },
  {
    purpose: {
      de: 'Neue Liste, die nach Ihrer Anmeldung angelegt wird',
      en: 'New list that is made once you have signed in',
    },
    until: {
      de: 'bis Sie den Browser schließen, höchstens 30 Minuten',
      en: 'until you close the browser, 30 minutes at most',
    },
  },
  {
    purpose: {
      de: 'Widerruf, Kündigung und Anfrage zwischen Formular und Eingangsbestätigung',
      en: 'Withdrawal, cancellation and contact request between form and receipt',
    },
    until: {
      de: 'bis Sie den Browser schließen, höchstens eine Stunde',
      en: 'until you close the browser, one hour at most',
    },
  },
  {
    purpose: {
      de: 'Anzahl Ihrer Anfragen nach einem neuen Passwort',
      en: 'Number of your requests for a new password',
    },
    until: {
      de: 'bis Sie den Browser schließen, höchstens einen Tag',
      en: 'until you close the browser, one day at most',
    },
  },
  {
    purpose: {
      de: 'Angaben in einem Formular, die noch zu prüfen sind',
      en: 'What you typed into a form and have to check',
    },
    until: {
      de: 'bis Sie den Browser schließen, höchstens 60 Sekunden',
      en: 'until you close the browser, 60 seconds at most',
    },
  },
  {
    purpose: { de: 'Hinweise auf der nächsten Seite', en: 'Notices on the next page' },
    until: { de: '10 Sekunden', en: '10 seconds' },
  },
];

const keptTable = (language: keyof Texts, heads: readonly [purpose: string, until: string]): string => {
  const rows = KEPT.map(({ purpose, until }) => `<tr><td>${purpose[language]}</td><td>${until[language]}</td></tr>`);
  return `<table><thead><tr>${heads.map((head) => `<th scope="col">${head}</th>`).join('')}</tr></thead><tbody>${rows.join('')}</tbody></table>`;
};

const cookies: Section = {
  heading: { de: 'Cookies', en: 'Cookies' },
  html: {
    de: `<p>Für Warenkorb, Anmeldung und Sprache setzen wir Cookies, ohne die der Shop nicht funktioniert (§ 25 Abs. 2 TDDDG). Sie enthalten Kennungen, keine Namen. Nur was Sie in ein Formular eingeben, steht darin im Wortlaut, bis der nächste Schritt es liest.</p>${keptTable('de', ['Zweck', 'Dauer'])}<p>Alles, was darüber hinausgeht, setzen wir nur mit Ihrer Einwilligung. Sie können sie jederzeit widerrufen.</p>`,
    en: `<p>For basket, sign-in and language we set cookies without which the shop does not work (section 25 (2) TDDDG). They hold identifiers, not names. Only what you type into a form is in them word for word, until the next step reads it.</p>${keptTable('en', ['Purpose', 'Kept for'])}<p>Anything beyond that is set with your consent only. You may withdraw it at any time.</p>`,
  },
};

const ordering: Section = {
  heading: { de: 'Wenn Sie bestellen', en: 'When you order' },
  html: {
    de: '<p>Name, Anschrift, E-Mail-Adresse und den Inhalt der Bestellung brauchen wir, um den Vertrag zu erfüllen (Art. 6 Abs. 1 b DSGVO). Die Telefonnummer ist freiwillig, außer bei Lieferungen mit der Spedition: Sie vereinbart damit den Termin.</p><p>Rechnungen und Bestellungen bewahren wir auf, solange das Handels- und Steuerrecht es verlangt, derzeit acht beziehungsweise zehn Jahre. Danach werden sie gelöscht.</p>',
    en: '<p>We need your name, address, e-mail address and the contents of your order to fulfil the contract (Art. 6 (1) b GDPR). Your telephone number is optional, except for deliveries by freight company, who uses it to arrange a date.</p><p>We keep invoices and orders for as long as commercial and tax law requires, at present eight and ten years. After that they are deleted.</p>',
  },
};

const account: Section = {
  heading: { de: 'Wenn Sie ein Konto anlegen', en: 'When you open an account' },
  html: {
    de: '<p>Ein Konto ist freiwillig, Sie können auch als Gast bestellen. Das Passwort speichern wir nur verschlüsselt und können es nicht lesen. Sie können das Konto jederzeit löschen lassen.</p>',
    en: '<p>An account is optional: you may order as a guest. Your password is stored in a form that we cannot read. You may have the account deleted at any time.</p>',
  },
};

const lists: Section = {
  heading: { de: 'Wenn Sie Listen führen oder teilen', en: 'When you keep or share lists' },
  html: {
    de: '<p>Einen Merkzettel haben Sie auch ohne Konto: Wir ordnen ihn der Kennung in Ihrem Cookie zu. Wer Mitglied einer geteilten Liste ist, sieht Vornamen und ersten Buchstaben des Nachnamens der anderen Mitglieder und deren Kommentare. Wer nur einen Link hat, sieht beides nicht. Übernehmen Sie Artikel einer Klassenliste, so speichern wir die Anzahl und keinen Namen (Art. 6 Abs. 1 b DSGVO).</p><p>Bitte schreiben Sie keine Namen von Kindern in Listen und Kommentare. Ihre Kommentare löschen wir mit Ihrem Konto.</p>',
    en: '<p>You have a wishlist even without an account: it belongs to the identifier in your cookie. Members of a shared list see the first name and the initial of the other members, and their comments. Whoever only has a link sees neither. If you take over articles of a class list, we store their number and no name (Art. 6 (1) b GDPR).</p><p>Please do not write children’s names into lists and comments. Your comments are deleted with your account.</p>',
  },
};

const contactForm: Section = {
  heading: { de: 'Wenn Sie uns schreiben', en: 'When you write to us' },
  html: {
    de: '<p>Was Sie in das Kontaktformular eingeben, verwenden wir, um Ihnen zu antworten (Art. 6 Abs. 1 b und f DSGVO). Nachricht und Fotos gehen an unser Team. Eine Kopie schicken wir nur an die E-Mail-Adresse des Kundenkontos, mit dem Sie angemeldet sind. Fotos, die Sie ausgewählt und nicht abgeschickt haben, löschen wir nach einem Tag.</p>',
    en: '<p>We use what you enter into the contact form to answer you (Art. 6 (1) b and f GDPR). Your message and photos go to our team. We send a copy only to the e-mail address of the account that you are signed in with. Photos that you chose and did not send are deleted after one day.</p>',
  },
};

const newsletter: Section = {
  heading: { de: 'Wenn Sie den Newsletter bestellen', en: 'When you subscribe to the newsletter' },
  html: {
    de: `<p>Den Newsletter schicken wir nur mit Ihrer Einwilligung (Art. 6 Abs. 1 a DSGVO), die Sie über einen Link in einer E-Mail bestätigen. Zum Nachweis speichern wir Ihre E-Mail-Adresse, den Wortlaut, das Formular und die Zeitpunkte von Bestellung, Bestätigung und Abmeldung. Eine Adresse, die niemand bestätigt, löschen wir nach ${UNCONFIRMED_ADDRESS_DAYS} Tagen.</p><p>Sie können die Einwilligung jederzeit widerrufen: über den Link in jeder Ausgabe oder unter <a href="${NEWSLETTER_UNSUBSCRIPTION}">Newsletter abbestellen</a>.</p>`,
    en: `<p>We send the newsletter with your consent only (Art. 6 (1) a GDPR), which you confirm by a link in an e-mail. To prove it we store your e-mail address, the wording, the form, and when you subscribed, confirmed and unsubscribed. An address that nobody confirms is deleted after ${UNCONFIRMED_ADDRESS_DAYS} days.</p><p>You may withdraw your consent at any time: by the link in every issue, or under <a href="${NEWSLETTER_UNSUBSCRIPTION}">Unsubscribe from the newsletter</a>.</p>`,
  },
};

const stockAlerts: Section = {
  heading: { de: 'Wenn Sie auf einen Artikel warten', en: 'When you wait for an item' },
  html: {
    de: `<p>Möchten Sie erfahren, wann ein ausverkaufter Artikel wieder lieferbar ist, speichern wir Ihre E-Mail-Adresse, den Artikel und den Zeitpunkt (Art. 6 Abs. 1 b DSGVO). Wir schreiben Ihnen einmal und löschen die Angaben damit, spätestens nach ${STOCK_ALERT_DAYS} Tagen, oder sobald Sie die Benachrichtigung über den Link in der E-Mail beenden. Eine Adresse, die niemand bestätigt, löschen wir nach ${UNCONFIRMED_ALERT_DAYS} Tagen. Werbung schicken wir Ihnen deswegen nicht.</p>`,
    en: `<p>If you want to know when a sold-out item is back in stock, we store your e-mail address, the item and the time (Art. 6 (1) b GDPR). We write to you once and delete these data with it, after ${STOCK_ALERT_DAYS} days at the latest, or as soon as you cancel the alert by the link in the e-mail. An address that nobody confirms is deleted after ${UNCONFIRMED_ALERT_DAYS} days. It does not make us send you advertising.</p>`,
  },
};

const competition: Section = {
  heading: { de: 'Wenn Sie an einem Gewinnspiel teilnehmen', en: 'When you enter a competition' },
  html: {
    de: `<p>Name, E-Mail-Adresse, Ihre Antwort und, wenn Sie sie angeben, die Schule verwenden wir nur, um das Gewinnspiel durchzuführen (Art. 6 Abs. 1 b DSGVO). Wir löschen sie ${ENTRIES_ARE_KEPT_DAYS} Tage nach dem Ende des Gewinnspiels. Die <a href="${COMPETITIONS}">Teilnahmebedingungen</a> stehen bei jedem Gewinnspiel.</p>`,
    en: `<p>We use your name, e-mail address, answer and, if you give it, school only to run the competition (Art. 6 (1) b GDPR). We delete them ${ENTRIES_ARE_KEPT_DAYS} days after the end of the competition. The <a href="${COMPETITIONS}">terms of entry</a> stand with each competition.</p>`,
  },
};

const carriersIn = (language: keyof Texts, { store }: Storefront): string =>
  listed(
    parcelCarriersOf(store).map(({ name, nameInText = name }) => nameInText[language]),
    language,
    'or',
  );

const recipients = (storefront: Storefront): Section => ({
  heading: { de: 'Wer Daten von uns erhält', en: 'Who receives data from us' },
  html: {
    de: `<ul><li>Versand: ${carriersIn('de', storefront)}, bei Möbeln eine Spedition. Sie erhalten Name und Anschrift.</li><li>Zahlung: der Anbieter der gewählten Zahlungsart. Kartennummern geben Sie auf seiner Seite ein, wir sehen sie nie.</li><li>Technik: Rechenzentren in Deutschland, mit denen wir Verträge nach Art. 28 DSGVO haben.</li></ul><p>Wir verkaufen keine Daten und geben sie nicht zu Werbezwecken weiter.</p>`,
    en: `<ul><li>Delivery: ${carriersIn('en', storefront)}, for furniture a freight company. They receive your name and address.</li><li>Payment: the provider of the way to pay that you chose. You enter card numbers on its page; we never see them.</li><li>Technology: data centres in Germany with which we have contracts under Art. 28 GDPR.</li></ul><p>We do not sell data and do not pass it on for advertising.</p>`,
  },
});

const SAXON_AUTHORITY: Texts = {
  de: 'der Sächsischen Datenschutz- und Transparenzbeauftragten',
  en: 'the data protection authority of Saxony',
};

/** Where one complains about a store. */
const AUTHORITIES: Readonly<Record<Store, Texts>> = {
  de: SAXON_AUTHORITY,
  b2b: SAXON_AUTHORITY,
  at: {
    de: 'der österreichischen Datenschutzbehörde in Wien',
    en: 'the Austrian data protection authority in Vienna',
  },
  ch: {
    de: 'dem Eidgenössischen Datenschutz- und Öffentlichkeitsbeauftragten in Bern',
    en: 'the Federal Data Protection and Information Commissioner in Berne',
  },
};

const rights = ({ store }: Storefront): Section => {
  const authority = AUTHORITIES[store];
  return {
    heading: { de: 'Ihre Rechte', en: 'Your rights' },
    html: {
      de: `<p>Sie können Auskunft, Berichtigung, Löschung, Einschränkung und Herausgabe Ihrer Daten verlangen und der Verarbeitung widersprechen. Eine Nachricht an <a href="mailto:${COMPANY.privacyEmail}">${COMPANY.privacyEmail}</a> genügt, wir antworten innerhalb eines Monats.</p><p>Außerdem können Sie sich bei ${authority.de} beschweren.</p>`,
      en: `<p>You may ask for access to your data, for correction, erasure, restriction and a copy, and object to its processing. A message to <a href="mailto:${COMPANY.privacyEmail}">${COMPANY.privacyEmail}</a> is enough; we answer within one month.</p><p>You may also complain to ${authority.en}.</p>`,
    },
  };
};

const swissLaw: Section = {
  heading: { de: 'Schweizer Recht', en: 'Swiss law' },
  html: {
    de: '<p>Für Besucherinnen und Besucher aus der Schweiz gilt zusätzlich das Bundesgesetz über den Datenschutz (DSG). Wo wir Artikel der DSGVO nennen, sind dessen entsprechende Bestimmungen mitgemeint.</p>',
    en: '<p>For visitors from Switzerland the Federal Act on Data Protection (FADP) applies as well. Where we name articles of the GDPR, the corresponding provisions of that act are meant too.</p>',
  },
};

const OTHER_LAW: Readonly<Record<Region, readonly Section[]>> = { germany: [], austria: [], switzerland: [swissLaw] };

/** Art. 13 DSGVO. */
export const privacy: StaticPage = {
  title: { de: 'Datenschutz', en: 'Privacy' },
  description: {
    de: 'Welche Daten wir verarbeiten, wozu, wie lange und welche Rechte Sie haben.',
    en: 'Which data we process, what for, for how long, and which rights you have.',
  },
  sections: (storefront) => [
    opening,
    ...responsible(storefront),
    visiting,
    cookies,
    ordering,
    account,
    lists,
    contactForm,
    newsletter,
    stockAlerts,
    ...(storefront.isB2b ? [] : [competition]),
    recipients(storefront),
    rights(storefront),
    ...OTHER_LAW[storefront.region],
    { html: { de: '<p>Stand: November 2026</p>', en: '<p>As of November 2026</p>' } },
  ],
};
