import { MATRIX_CODE_KEYS } from '@shop/domain/catalogue/matrix-code';
import type { Item } from '@shop/domain/catalogue/product';
import { localise, type CatalogueContext } from './catalogue-context.ts';
import type { Texts } from './goods.ts';
import { both } from './product-template.ts';
import type { KnownDelivery } from './project-delivery.ts';

const textFor = ({ availability, left }: KnownDelivery): Texts => {
  switch (availability) {
    case 'in-stock':
      return both('Auf Lager.', 'In stock.');
    case 'low-stock':
      return both(`Nur noch ${left ?? 1} auf Lager.`, `Only ${left ?? 1} left in stock.`);
    case 'on-order':
      return both('Wir bestellen es für Sie.', 'We will order it for you.');
    case 'sold-out':
      return both('Zurzeit nicht lieferbar.', 'Currently out of stock.');
  }
};

/** What every storefront says about the delivery of an item, in the language of the one that asks; the business shop's are in both. */
export const matrixMessagesOf = (
  delivery: KnownDelivery,
  storefront: CatalogueContext['storefront'],
): Item['matrixCodeMessages'] => {
  const texts = textFor(delivery);
  const own: Readonly<Record<string, string>> = { b2b_de: texts.de, b2b_en: texts.en };
  return MATRIX_CODE_KEYS.map((key) => ({ key, text: own[key] ?? localise(storefront, texts) }));
};
