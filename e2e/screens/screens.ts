import type { Tab } from '../tab.ts';
import { basketScreen } from './basket.ts';
import { cardProvider } from './card-provider.ts';
import { categoryScreen } from './category.ts';
import { header } from './header.ts';
import { productScreen } from './product.ts';
import { toasts } from './toasts.ts';

/** Everything that a shopper can see in one tab. */
export const screensIn = (tab: Tab) => ({
  ...tab,
  header: header(tab),
  category: categoryScreen(tab),
  product: productScreen(tab),
  basket: basketScreen(tab),
  cardProvider: cardProvider(tab),
  toasts: toasts(tab),
});

export type Screens = ReturnType<typeof screensIn>;
