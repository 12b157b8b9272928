import type { ContentRow } from '@shop/domain/content/content';
import { cataloguePath } from '../../catalogue/printed-catalogue.ts';
import { localise } from '../../goods/catalogue-context.ts';
import type { GoodsProduct, Texts } from '../../goods/goods.ts';
import { CONTACT } from '../page-paths.ts';
import type { PageContext } from '../page-context.ts';
import type { StaticPage } from '../static-page.ts';
import { printedCatalogue, row } from '../teasers.ts';

const EDITION: Texts = { de: 'Ausgabe 2026/27, 420 Seiten', en: '2026/27 edition, 420 pages' };
const ABOUT: Texts = {
  de: 'Das ganze Sortiment auf Papier, mit Artikelnummern zum Abtippen. Gedruckt auf Recyclingpapier.',
  en: 'The whole assortment on paper, with item numbers to type in. Printed on recycled paper.',
};
const ORDER: Texts = { de: 'Gedruckt bestellen', en: 'Order in print' };
const NOTE: Texts = {
  de: 'Kostenlos, kommt mit der Post oder mit Ihrer nächsten Bestellung.',
  en: 'Free of charge, by post or with your next order.',
};
const DOWNLOAD: Texts = { de: 'Als PDF ansehen', en: 'View as PDF' };

const rowOf = ({ storefront, worldId }: PageContext, product: GoodsProduct): ContentRow => {
  const say = (texts: Texts): string => localise(storefront, texts);
  const itemId = product.items.find(({ stock }) => stock > 0)?.itemId;
  return row(
    printedCatalogue(`catalogue-${product.productId}`, 'catalogue', {
      headline: say(product.name),
      text: say(ABOUT),
      edition: say(EDITION),
      ...(itemId === undefined ? {} : { itemId }),
      buttonText: say(ORDER),
      note: say(NOTE),
      downloadText: say(DOWNLOAD),
      url: cataloguePath(worldId, product, storefront.language),
    }),
  );
};

/** The printed catalogues, to order or to read at once. */
export const catalogues: StaticPage = {
  title: { de: 'Kataloge', en: 'Catalogues' },
  description: {
    de: 'Unsere Kataloge für Schule, Kita und Möbel: gedruckt bestellen oder als PDF ansehen.',
    en: 'Our catalogues for schools, nurseries and furniture: order them in print or view them as PDF.',
  },
  sections: ({ isB2b }) => [
    {
      html: isB2b
        ? {
            de: '<p>Zum Blättern im Kollegium, zum Ankreuzen und Weiterreichen: unsere Kataloge erscheinen jedes Jahr vor den Sommerferien. Die Artikelnummern darin sind dieselben wie hier im Shop.</p><p>Gedruckte Kataloge sind kostenlos. Legen Sie so viele in den Warenkorb, wie Sie brauchen, und bestellen Sie sie allein oder zusammen mit anderen Artikeln. Die Preise im Katalog sind netto, zuzüglich Mehrwertsteuer.</p>',
            en: '<p>To leaf through with colleagues, to mark and to pass on: our catalogues appear every year before the summer holidays. Their item numbers are the same as here in the shop.</p><p>Printed catalogues are free of charge. Put as many as you need into the basket, and order them alone or together with other items. Prices in the catalogue are net, plus VAT.</p>',
          }
        : {
            de: '<p>Zum Blättern, Ankreuzen und Weiterreichen: unsere Kataloge erscheinen jedes Jahr vor den Sommerferien. Die Artikelnummern darin sind dieselben wie hier im Shop.</p><p>Gedruckte Kataloge sind kostenlos. Legen Sie sie in den Warenkorb und bestellen Sie sie allein oder zusammen mit anderen Artikeln.</p>',
            en: '<p>To leaf through, to mark and to pass on: our catalogues appear every year before the summer holidays. Their item numbers are the same as here in the shop.</p><p>Printed catalogues are free of charge. Put them into the basket, and order them alone or together with other items.</p>',
          },
    },
    {
      heading: { de: 'Bleibt ein Katalog aus?', en: 'A catalogue has not arrived?' },
      html: {
        de: `<p>Sagen Sie uns Bescheid, dann schicken wir ihn noch einmal: <a href="${CONTACT}">Kontakt</a>.</p>`,
        en: `<p>Let us know and we will send it again: <a href="${CONTACT}">Contact</a>.</p>`,
      },
    },
  ],
  below: (context) =>
    context.goods.products.filter(({ isCatalog }) => isCatalog).map((product) => rowOf(context, product)),
};
