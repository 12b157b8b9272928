import type { Storefront } from '@shop/domain/storefronts/storefront';

import { lazyComponent } from '../../platform/islands/lazy-component.tsx';

const load = () => import('./static-parts.ts');

export const brandLink = lazyComponent(async () => (await load()).BrandLink);
export const headerStrip = lazyComponent(async () => (await load()).HeaderStrip);
export const sellingPoints = lazyComponent(async () => (await load()).SellingPoints);
export const legalBar = lazyComponent(async () => (await load()).LegalBar);
export const siteFooter = lazyComponent(async () => (await load()).SiteFooter);

/** Only the business shop loads it, and unlike the other parts it follows each navigation. */
export const languageSwitch = lazyComponent(async () => (await import('./language-switch.tsx')).LanguageSwitch);

/** Fetches the parts of the layout that are static: whoever renders a page anew needs them before. */
export const preloadLayout = async ({ isB2b }: Pick<Storefront, 'isB2b'>): Promise<void> => {
  await Promise.all(
    [...(isB2b ? [languageSwitch] : []), brandLink, headerStrip, sellingPoints, legalBar, siteFooter].map(
      ({ preload }) => preload(),
    ),
  );
};
