import { lazyComponent } from '../../platform/islands/lazy-component.tsx';

/** What is read after the first view: its code is fetched while the page is read already. */
export const lazyProductTexts = lazyComponent(async () => (await import('./product-texts.tsx')).ProductTexts);
