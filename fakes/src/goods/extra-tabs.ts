import type { ExtraTab } from '@shop/domain/catalogue/product';
import { type CatalogueContext, localise } from './catalogue-context.ts';
import { adviceFor, type DepartmentAdvice } from './department-advice.ts';
import type { GoodsProduct, Texts } from './goods.ts';
import { both } from './product-template.ts';

type Storefront = CatalogueContext['storefront'];
type TabId = 'ideas' | 'care';

const TITLES: Readonly<Record<TabId, Texts>> = {
  ideas: both('Ideen für Unterricht und Zuhause', 'Ideas for lessons and home'),
  care: both('Pflege und Aufbewahrung', 'Care and storage'),
};

const TABS: readonly TabId[] = ['ideas', 'care'];

const linesOf = (advice: DepartmentAdvice, id: TabId): readonly Texts[] => advice[id];

/** The longer texts that editors offer for a product. */
export const extraTabsOf = ({ categoryId, isCatalog }: GoodsProduct, storefront: Storefront): readonly ExtraTab[] =>
  isCatalog || adviceFor(categoryId) === undefined
    ? []
    : TABS.map((id) => ({ id, title: localise(storefront, TITLES[id]) }));

/** The HTML of such a text; undefined if the product has none with this id. */
export const extraTabContent = (product: GoodsProduct, tabId: string, storefront: Storefront): string | undefined => {
  const id = TABS.find((known) => known === tabId);
  const advice = adviceFor(product.categoryId);
  if (id === undefined || advice === undefined || product.isCatalog) return undefined;
  return `<ul>${linesOf(advice, id)
    .map((line) => `<li>${localise(storefront, line)}</li>`)
    .join('')}</ul>`;
};
