import type { LegalRegime } from '@shop/domain/storefronts/storefront';
import { CONTACT } from '../page-paths.ts';
import type { Section, StaticPage } from '../static-page.ts';

/** §§ 437 ff., 475 ff. BGB; §§ 9 ff. VGG in Austria. */
const inTheUnion: Section = {
  heading: { de: 'Gesetzliche Gewährleistung', en: 'Legal guarantee of conformity' },
  html: {
    de: '<p>Auf alle Waren haben Sie als Verbraucherin oder Verbraucher zwei Jahre lang einen gesetzlichen Anspruch auf Mangelfreiheit. Entspricht eine Ware nicht dem Vertrag, reparieren oder ersetzen wir sie kostenlos. Gelingt das nicht in angemessener Zeit, können Sie den Preis mindern oder den Vertrag auflösen und Ihr Geld zurückerhalten.</p><p>Zeigt sich der Mangel innerhalb des ersten Jahres, wird vermutet, dass er von Anfang an bestand.</p>',
    en: '<p>As a consumer you have a legal right to goods free of defects for two years. If goods do not conform to the contract we repair or replace them free of charge. If that does not succeed within a reasonable time you may reduce the price, or end the contract and have your money back.</p><p>If the defect shows within the first year, it is presumed to have been there from the start.</p>',
  },
};

const inSwitzerland: Section = {
  heading: { de: 'Gesetzliche Gewährleistung', en: 'Statutory warranty' },
  html: {
    de: '<p>Für Mängel haften wir zwei Jahre ab Lieferung (Art. 197 ff. OR). Sie können nach Ihrer Wahl den Preis mindern, den Kauf rückgängig machen oder Ersatz verlangen. Meist ist die Reparatur der schnellste Weg, wir bieten sie kostenlos an.</p><p>Bitte prüfen Sie die Ware, wenn sie ankommt, und melden Sie Mängel, sobald Sie sie bemerken.</p>',
    en: '<p>We are liable for defects for two years from delivery (Art. 197 ff. CO). You may choose to reduce the price, to undo the purchase, or to have the goods replaced. Repair is usually the quickest way, and we offer it free of charge.</p><p>Please inspect goods when they arrive and report defects as soon as you notice them.</p>',
  },
};

const forBusinesses: Section = {
  heading: { de: 'Rechte bei Mängeln', en: 'Rights in case of defects' },
  html: {
    de: '<p>Ist eine Ware mangelhaft, reparieren oder ersetzen wir sie. Die Ansprüche verjähren ein Jahr nach Lieferung, bei Bauwerken und bei Vorsatz gelten die gesetzlichen Fristen. Kaufleute zeigen Mängel unverzüglich an (§ 377 HGB).</p><p>Öffentlichen Schulen und Kitas räumen wir zwei Jahre ein.</p>',
    en: '<p>If goods are defective we repair or replace them. Claims lapse one year after delivery; statutory periods apply to buildings and in case of intent. Merchants report defects without delay (section 377 HGB).</p><p>Public schools and nurseries have two years.</p>',
  },
};

const STATUTORY: Readonly<Record<LegalRegime, Section>> = {
  union: inTheUnion,
  swiss: inSwitzerland,
  business: forBusinesses,
};

const makers: Section = {
  heading: { de: 'Garantien der Hersteller', en: 'Makers’ guarantees' },
  html: {
    de: '<p>Manche Hersteller geben zusätzlich eine Garantie, zum Beispiel auf Schulranzen und Möbel. Sie steht beim Artikel unter „Garantie“, mit Dauer und Garantiegeber. Eine Garantie kommt zu Ihren gesetzlichen Rechten hinzu und schränkt sie nicht ein.</p>',
    en: '<p>Some makers give a guarantee on top, for example on school bags and furniture. It is shown with the item under “Guarantee”, with its term and who gives it. A guarantee is added to your statutory rights and does not restrict them.</p>',
  },
};

const howTo: Section = {
  heading: { de: 'So melden Sie einen Mangel', en: 'How to report a defect' },
  html: {
    de: `<ol><li>Halten Sie die Bestellnummer bereit, sie steht auf der Rechnung.</li><li>Beschreiben Sie den Mangel, ein Foto hilft.</li><li>Schreiben oder rufen Sie uns unter <a href="${CONTACT}">Kontakt</a>.</li></ol><p>Sie hören innerhalb von zwei Werktagen von uns. Porto müssen Sie nicht auslegen.</p>`,
    en: `<ol><li>Have your order number at hand; it is on the invoice.</li><li>Describe the defect; a photograph helps.</li><li>Write to us or call, see <a href="${CONTACT}">Contact</a>.</li></ol><p>You will hear from us within two working days. You need not pay postage.</p>`,
  },
};

export const guarantee: StaticPage = {
  title: { de: 'Gewährleistung und Garantie', en: 'Statutory rights and guarantees' },
  description: {
    de: 'Welche Rechte Sie bei Mängeln haben, und was Garantien der Hersteller hinzufügen.',
    en: 'Which rights you have in case of defects, and what makers’ guarantees add.',
  },
  sections: (storefront) => [STATUTORY[storefront.legalRegime], makers, howTo],
};
