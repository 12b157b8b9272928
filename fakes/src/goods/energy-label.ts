import type { EnergyLabel } from '@shop/domain/catalogue/product';
import { localise, type CatalogueContext } from './catalogue-context.ts';
import type { GoodsProduct } from './goods.ts';
import { both } from './product-template.ts';

type EnergyClass = NonNullable<GoodsProduct['energyLabel']>;

/** Size of the arrow in pixels, as `fakes/pictures/energy-<class>.svg` is drawn. */
const ARROW = { width: 84, height: 40 } as const;

/** The arrow of Regulation (EU) 2017/1369 with the scale, as it is shown beside a price. */
export const energyLabelOf = (
  energyClass: EnergyClass,
  dataSheetUrl: string,
  storefront: CatalogueContext['storefront'],
): EnergyLabel => ({
  class: energyClass,
  picture: {
    alt: localise(
      storefront,
      both(
        `Energieeffizienzklasse ${energyClass} auf einer Skala von A bis G`,
        `Energy efficiency class ${energyClass} on a scale from A to G`,
      ),
    ),
    src: `/pictures/energy-${energyClass.toLowerCase()}.svg`,
    ...ARROW,
    sources: [],
  },
  dataSheetUrl,
});
