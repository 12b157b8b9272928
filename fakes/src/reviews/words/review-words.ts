import type { Stars } from '@shop/domain/reviews/review';
import type { Texts } from '../../goods/goods.ts';
import { both } from '../../goods/product-template.ts';

type Choice = readonly [Texts, ...Texts[]];

const POOR: Choice = [
  both('Leider enttäuscht', 'Sadly disappointed'),
  both('Nicht noch einmal', 'Not again'),
  both('Hatte mehr erwartet', 'Expected more'),
  both('Für uns nicht geeignet', 'Not suitable for us'),
  both('Der Preis ist zu hoch', 'Too expensive for what it is'),
];

const GOOD: Choice = [
  both('Gut, mit kleinen Abstrichen', 'Good, with small reservations'),
  both('Solide und brauchbar', 'Solid and useful'),
  both('Macht seine Sache gut', 'Does its job well'),
  both('Gute Qualität', 'Good quality'),
  both('Im Unterricht bewährt', 'Proven in class'),
  both('Preis und Leistung passen', 'Good value'),
];

/** Headings by stars. */
export const TITLES: Readonly<Record<Stars, Choice>> = {
  5: [
    both('Klare Empfehlung', 'Highly recommended'),
    both('Begeistert', 'Delighted'),
    both('Genau, was wir gesucht haben', 'Exactly what we were looking for'),
    both('Unsere Kinder lieben es', 'Our children love it'),
    both('Jeden Cent wert', 'Worth every penny'),
    both('Immer wieder', 'Would buy again'),
    both('Bestens für die Schule', 'Perfect for school'),
    both('Endlich etwas, das hält', 'Finally something that lasts'),
  ],
  4: GOOD,
  3: [
    both('In Ordnung', 'All right'),
    both('Geht so', 'So-so'),
    both('Durchschnitt', 'Average'),
    both('Gute Idee, Luft nach oben', 'Good idea, room for improvement'),
  ],
  2: POOR,
  1: POOR,
};

/** What follows the sentence about the goods, by stars. */
export const CLOSINGS: Readonly<Record<Stars, Choice>> = {
  5: [
    both('Die Lieferung war schnell und gut verpackt.', 'Delivery was quick and well packaged.'),
    both('Wir haben gleich noch einmal nachbestellt.', 'We reordered straight away.'),
    both('Auch das Kollegium hat schon danach gefragt.', 'My colleagues have already asked about it.'),
    both('Würde ich jederzeit wieder kaufen.', 'I would buy it again any time.'),
    both('Vielen Dank auch für die nette Beratung am Telefon.', 'Thank you also for the friendly advice on the phone.'),
    both('Besser als das, was wir vorher hatten.', 'Better than what we had before.'),
    both(
      'Ein schönes Geschenk zur Einschulung war es obendrein.',
      'It also made a lovely present for the first day of school.',
    ),
  ],
  4: [
    both('Einen Stern Abzug gibt es für die viele Verpackung.', 'I took off one star for all the packaging.'),
    both('Alles in allem ein guter Kauf.', 'A good buy all in all.'),
    both(
      'Wenn es noch etwas günstiger wäre, gäbe es fünf Sterne.',
      'If it were a little cheaper, it would get five stars.',
    ),
    both('Kleine Schwächen, aber im Alltag stören sie nicht.', 'Small flaws, but they do not matter in daily use.'),
    both('Wir sind zufrieden.', 'We are happy with it.'),
  ],
  3: [
    both('Für den Preis geht es in Ordnung.', 'It is all right for the price.'),
    both('Beim nächsten Mal würde ich mich anders entscheiden.', 'I would choose something else next time.'),
    both('Erfüllt seinen Zweck, mehr aber auch nicht.', 'It serves its purpose, but no more than that.'),
  ],
  2: [
    both('Das hatte ich mir anders vorgestellt.', 'That is not what I had in mind.'),
    both('Zum Glück war die Rückgabe einfach.', 'Fortunately returning it was easy.'),
    both('Für den täglichen Gebrauch in der Klasse reicht das nicht.', 'Not good enough for daily use in class.'),
  ],
  1: [
    both('Wir haben es zurückgeschickt.', 'We sent it back.'),
    both('Bei uns war es nach zwei Wochen nicht mehr zu gebrauchen.', 'Ours was unusable after two weeks.'),
    both('Schade um das Geld.', 'A waste of money.'),
  ],
};

/** What the shop replies, to whoever was not content and to whoever was. */
export const APOLOGIES: Choice = [
  both(
    'Vielen Dank für Ihre offenen Worte. Das entspricht nicht unserem Anspruch. Bitte melden Sie sich bei uns: Wir tauschen den Artikel gern um.',
    'Thank you for being frank. This is not the standard we aim for. Please contact us: we are happy to exchange the item.',
  ),
  both(
    'Es tut uns leid, dass Sie nicht zufrieden sind. Wir haben Ihren Hinweis an den Hersteller weitergegeben.',
    'We are sorry that you are not satisfied. We have passed your comments on to the manufacturer.',
  ),
  both(
    'Danke für den Hinweis. Wir prüfen den Artikel gerade in unserem Lager und bessern nach.',
    'Thank you for letting us know. We are checking the item in our warehouse and will put it right.',
  ),
];

export const THANKS: Choice = [
  both(
    'Vielen Dank für Ihre Bewertung. Wir wünschen weiterhin viel Freude damit.',
    'Thank you for your review. We hope you continue to enjoy it.',
  ),
  both(
    'Das freut uns sehr. Liebe Grüße an die ganze Klasse.',
    'We are delighted to hear it. Best wishes to the whole class.',
  ),
];

/** Who replies for the shop. */
export const SHOP_AUTHORS: Choice = [
  both('Jana vom Kundenservice', 'Jana, customer service'),
  both('Tom vom Kundenservice', 'Tom, customer service'),
  both('Miriam, Produktberatung', 'Miriam, product advice'),
];

export const NICKNAMES: readonly [string, ...string[]] = [
  'Sabine K.',
  'FrauWolke',
  'Thomas R.',
  'Klasse3b',
  'Meryem',
  'Anja L.',
  'PapaVonMia',
  'Holger',
  'Kita Sonnenhof',
  'Julia S.',
  'Nadine',
  'HerrBaum',
  'Elif Y.',
  'Grundschule am See',
  'Katrin M.',
  'Lisa und Paul',
  'Markus',
  'Tanja W.',
  'Olga P.',
  'Familie Brandt',
  'Christiane',
  'Lehrerzimmer2',
  'David',
  'Steffi H.',
  'Ines',
  'Waldgruppe',
  'Petra',
  'Jonas F.',
  'Renate',
  'Mama Bär',
  'Ayse',
  'Bernd T.',
  'Hort Lindenhof',
];

/** What buyers do; most say nothing. */
export const ABOUTS: Choice = [
  both('Grundschullehrerin', 'Primary school teacher'),
  both('Vater von zwei Kindern', 'Father of two'),
  both('Erzieherin', 'Nursery teacher'),
  both('Mutter eines Erstklässlers', 'Mother of a first-year pupil'),
  both('Schulsekretariat', 'School office'),
  both('Kunstlehrer', 'Art teacher'),
  both('Großmutter', 'Grandmother'),
];
