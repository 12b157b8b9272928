import type { Texts } from '../goods/goods.ts';

/** The mail that confirms a membership. */
export const WELCOME = {
  subject: { de: 'Ihre Prime-Mitgliedschaft {number}', en: 'Your Prime membership {number}' },
  greeting: { de: 'Guten Tag {name},', en: 'Dear {name},' },
  intro: {
    de: 'Ihre Prime-Mitgliedschaft hat begonnen. Pakete nur mit Prime-Artikeln liefern wir Ihnen ab sofort ohne Versandkosten. Bitte bewahren Sie diese Bestätigung auf.',
    en: 'Your Prime membership has begun. From now on we deliver parcels of Prime items alone without delivery costs. Please keep this confirmation.',
  },
  number: { de: 'Nummer', en: 'Number' },
  term: { de: 'Erste Laufzeit', en: 'First term' },
  months: { de: '{months} Monate', en: '{months} months' },
  oneMonth: { de: '1 Monat', en: '1 month' },
  start: { de: 'Beginn', en: 'Start' },
  end: { de: 'Ende der ersten Laufzeit', en: 'End of the first term' },
  price: { de: 'Preis für die erste Laufzeit inkl. MwSt.', en: 'Price of the first term incl. VAT' },
  netPrice: { de: 'Preis für die erste Laufzeit netto', en: 'Price of the first term, net' },
  vat: { de: 'zzgl. {rate} % MwSt.', en: 'plus {rate}% VAT' },
  grossPrice: { de: 'Gesamtpreis brutto', en: 'Total price, gross' },
  netMonth: { de: '{price} netto ({gross} inkl. MwSt.)', en: '{price} net ({gross} incl. VAT)' },
  grossMonth: { de: '{price} inkl. MwSt.', en: '{price} incl. VAT' },
  payment: { de: 'Zahlungsart', en: 'Payment method' },
  renewal: {
    de: 'Danach läuft die Mitgliedschaft auf unbestimmte Zeit weiter, für {price} je Monat. Sie können jederzeit kündigen: zum Ende der ersten Laufzeit, danach zum Ende jedes Monats der Mitgliedschaft.',
    en: 'After that the membership continues for an indefinite time, at {price} a month. You can cancel at any time: as of the end of the first term, later as of the end of each month of membership.',
  },
  withdrawal: {
    de: 'Sie können den Vertrag binnen 14 Tagen ohne Angabe von Gründen widerrufen. Wir erstatten dann den vollen Preis.',
    en: 'You may withdraw from the contract within 14 days without giving any reason. We then refund the full price.',
  },
  link: { de: 'Zu Ihrer Mitgliedschaft', en: 'Go to your membership' },
  attached: { de: 'Im Anhang finden Sie: {documents}.', en: 'Attached you will find: {documents}.' },
  questions: {
    de: 'Fragen? Sie erreichen uns unter {phone} und {email}.',
    en: 'Any questions? You reach us at {phone} and {email}.',
  },
} as const satisfies Readonly<Record<string, Texts>>;

interface LetterTexts {
  readonly subject: Texts;
  readonly text: Texts;
  readonly link: Texts;
}

export const LETTERS: Readonly<
  Record<'prime-payment-returned' | 'prime-renewed' | 'prime-ended' | 'prime-waiting-list', LetterTexts>
> = {
  'prime-payment-returned': {
    subject: {
      de: 'Ihre Zahlung zur Prime-Mitgliedschaft {number} geht zurück',
      en: 'Your payment for Prime membership {number} is being returned',
    },
    text: {
      de: 'die Prime-Mitgliedschaft {number} ist nicht zustande gekommen. Den Betrag von {amount}, den Sie dafür bezahlt haben ({payment}), erhalten Sie zurück: auf demselben Weg, spätestens in 14 Tagen. Haben Sie danach noch einmal bestellt, gilt die Bestätigung mit der neuen Nummer.',
      en: 'Prime membership {number} has not begun. We will return the {amount} that you paid for it ({payment}): by the same means, within 14 days at the latest. If you ordered again afterwards, the confirmation with the new number applies.',
    },
    link: { de: 'Zu Prime', en: 'Go to Prime' },
  },
  'prime-renewed': {
    subject: {
      de: 'Ihre Prime-Mitgliedschaft läuft bis {end} weiter',
      en: 'Your Prime membership continues until {end}',
    },
    text: {
      de: 'Ihre Prime-Mitgliedschaft läuft um einen Monat weiter, bis zum {end}. Dafür berechnen wir {price}. Sie können jederzeit zum Ende des Monats der Mitgliedschaft kündigen.',
      en: 'Your Prime membership continues for a month, until {end}. We charge {price} for it. You can cancel at any time as of the end of the month of membership.',
    },
    link: { de: 'Zu Ihrer Mitgliedschaft', en: 'Go to your membership' },
  },
  'prime-ended': {
    subject: { de: 'Ihre Prime-Mitgliedschaft ist beendet', en: 'Your Prime membership has ended' },
    text: {
      de: 'Ihre Prime-Mitgliedschaft ist am {end} zu Ende gegangen. Wir berechnen nichts mehr. Wenn Sie möchten, werden Sie jederzeit wieder Mitglied.',
      en: 'Your Prime membership ended on {end}. We charge nothing any more. If you like, become a member again at any time.',
    },
    link: { de: 'Prime ansehen', en: 'See Prime' },
  },
  'prime-waiting-list': {
    subject: { de: 'Sie stehen auf der Warteliste für Prime', en: 'You are on the waiting list for Prime' },
    text: {
      de: 'Guten Tag, wir haben Ihre E-Mail-Adresse auf die Warteliste für Prime gesetzt. Sobald wir wieder Mitglieder aufnehmen, schreiben wir Ihnen. Sie waren das nicht? Dann löschen Sie diese Nachricht; wir schreiben Ihnen dann höchstens noch einmal.',
      en: 'Hello, we have put your e-mail address on the waiting list for Prime. We will write to you as soon as we take members again. Was it not you? Then delete this message; we will write to you at most once more.',
    },
    link: { de: 'Prime ansehen', en: 'See Prime' },
  },
};
