import type { CountryCode } from '@shop/domain/shared/country';
import { deliversTo } from '@shop/domain/shippers/shipper-rules';
import type { Region, Storefront } from '@shop/domain/storefronts/storefront';
import { FREE_DELIVERY } from '../../shippers/free-delivery.ts';
import type { Texts } from '../../goods/goods.ts';
import { localise } from '../../goods/catalogue-context.ts';
import { type Carrier, carriersFor } from '../../shippers/carriers.ts';
import { CONTACT } from '../page-paths.ts';
import { amountText } from '../../shared/money-text.ts';
import type { Section, StaticPage } from '../static-page.ts';

const COUNTRIES: Readonly<Record<CountryCode, Texts>> = {
  DE: { de: 'Deutschland', en: 'Germany' },
  AT: { de: 'Österreich', en: 'Austria' },
  CH: { de: 'Schweiz', en: 'Switzerland' },
  LI: { de: 'Liechtenstein', en: 'Liechtenstein' },
  IT: { de: 'Italien (Südtirol)', en: 'Italy (South Tyrol)' },
};

/** The home country of a storefront comes first, together with the countries that have the same conditions. */
const ORDER: Readonly<Record<Region, readonly CountryCode[]>> = {
  germany: ['DE', 'AT', 'CH', 'LI', 'IT'],
  austria: ['AT', 'DE', 'CH', 'LI', 'IT'],
  switzerland: ['CH', 'LI', 'DE', 'AT', 'IT'],
};

const FREE_TO: Readonly<Record<Region, Texts>> = {
  germany: { de: 'nach Deutschland', en: 'Germany' },
  austria: { de: 'nach Österreich', en: 'Austria' },
  switzerland: { de: 'in die Schweiz und nach Liechtenstein', en: 'Switzerland' },
};

const NOT_DELIVERED = '–';

/** The price of a carrier for a parcel to a country that it delivers to. */
const costText = (storefront: Storefront, { code, costs }: Carrier, country: CountryCode): string =>
  deliversTo(code, country) ? amountText(costs[country], storefront) : NOT_DELIVERED;

const tableOf = (storefront: Storefront, carriers: readonly Carrier[], country: string): string => {
  const head = carriers.map(({ name }) => `<th scope="col">${localise(storefront, name)}</th>`).join('');
  const rows = ORDER[storefront.region].map((code) => {
    const cells = carriers.map((carrier) => `<td>${costText(storefront, carrier, code)}</td>`).join('');
    return `<tr><th scope="row">${localise(storefront, COUNTRIES[code])}</th>${cells}</tr>`;
  });
  return `<table><thead><tr><th scope="col">${country}</th>${head}</tr></thead><tbody>${rows.join('')}</tbody></table>`;
};

const parcels = (storefront: Storefront): Section => {
  const carriers = carriersFor(storefront.store, { isBulky: false, parcelCarrier: 'dpd' });
  const { from } = FREE_DELIVERY[storefront.store];
  const free = amountText(from, storefront);
  const [net, netInEnglish] = storefront.isB2b ? [' netto', ' net'] : ['', ''];
  return {
    heading: { de: 'Pakete', en: 'Parcels' },
    html: {
      de: `<p>Ab einem Warenwert von ${free}${net} liefern wir Pakete ${FREE_TO[storefront.region].de} kostenlos. Gutscheine und Rabatte ändern daran nichts. Sonst kostet die Lieferung je Bestellung:</p>${tableOf(storefront, carriers, 'Land')}<p>Auf manche Inseln liefern wir mit einem Zuschlag. Er steht im Warenkorb, sobald wir die Postleitzahl kennen.</p>`,
      en: `<p>From a value of goods of ${free}${netInEnglish} we deliver parcels within ${FREE_TO[storefront.region].en} free of charge. Vouchers and discounts do not change that. Below that value, delivery costs per order:</p>${tableOf(storefront, carriers, 'Country')}<p>Deliveries to some islands cost a surcharge. It is shown in the basket as soon as we know your postcode.</p>`,
    },
  };
};

const bulky = (storefront: Storefront): Section => {
  const carriers = carriersFor(storefront.store, { isBulky: true, parcelCarrier: 'dpd' });
  return {
    heading: { de: 'Möbel und Sperriges', en: 'Furniture and bulky goods' },
    html: {
      de: `<p>Tische, Schränke und andere große Artikel kommen mit der Spedition, zusammen mit allem aus derselben Bestellung. Die Spedition ruft Sie an und vereinbart einen Termin.</p>${tableOf(storefront, carriers, 'Land')}`,
      en: `<p>Tables, cupboards and other large goods come by freight company, together with everything from the same order. The company calls you to arrange a date.</p>${tableOf(storefront, carriers, 'Country')}`,
    },
  };
};

const time: Section = {
  heading: { de: 'Wie lange es dauert', en: 'How long it takes' },
  html: {
    de: '<p>Was auf Lager liegt, ist in der Regel nach 2 bis 3 Werktagen bei Ihnen. Bei jedem Artikel steht ein Zeitraum mit Datum, im Warenkorb der für die ganze Bestellung. Artikel, die wir erst beim Hersteller bestellen, brauchen länger, auch das steht dabei.</p><p>Die Sendungsnummer erhalten Sie per E-Mail, sobald das Paket unser Lager verlässt.</p>',
    en: '<p>Whatever is in stock usually reaches you within 2 to 3 working days. Each item shows a period with dates, the basket that of the whole order. Items that we order from the maker take longer; that is shown too.</p><p>You receive the tracking number by e-mail as soon as the parcel leaves our warehouse.</p>',
  },
};

const packstation: Section = {
  heading: { de: 'Packstation', en: 'Packstation' },
  html: {
    de: '<p>An Packstationen in Deutschland liefert nur DHL. Wählen Sie im Schritt Versand „Packstation“ und halten Sie Ihre Postnummer bereit. Möbel passen dort nicht hinein.</p>',
    en: '<p>Packstations in Germany are served by DHL only. Choose “Packstation” in the delivery step and have your customer number of DHL at hand. Furniture does not fit in.</p>',
  },
};

const customs: Section = {
  heading: { de: 'Zoll', en: 'Customs' },
  html: {
    de: '<p>Die Preise enthalten Zoll und Schweizer Mehrwertsteuer. Die Post verlangt an der Tür keine Gebühr.</p>',
    en: '<p>Prices include duties and Swiss VAT. The post asks for no fee at your door.</p>',
  },
};

const damaged: Section = {
  heading: { de: 'Beschädigt angekommen?', en: 'Arrived damaged?' },
  html: {
    de: `<p>Bitte nehmen Sie das Paket an, fotografieren Sie den Schaden und melden Sie sich unter <a href="${CONTACT}">Kontakt</a>. Ihre Rechte hängen davon nicht ab, es hilft uns aber gegenüber dem Zusteller.</p>`,
    en: `<p>Please accept the parcel, photograph the damage and get in touch, see <a href="${CONTACT}">Contact</a>. Your rights do not depend on it, but it helps us with the carrier.</p>`,
  },
};

const ONLY_HERE: Readonly<Record<Region, readonly Section[]>> = {
  germany: [packstation],
  austria: [],
  switzerland: [customs],
};

export const shipping: StaticPage = {
  title: { de: 'Versand und Lieferung', en: 'Delivery' },
  description: {
    de: 'Was die Lieferung kostet, wie lange sie dauert und wohin wir liefern.',
    en: 'What delivery costs, how long it takes and where we deliver.',
  },
  sections: (storefront) => [parcels(storefront), bulky(storefront), time, ...ONLY_HERE[storefront.region], damaged],
};
