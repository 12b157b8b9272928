import { lazyComponent } from '../../platform/islands/lazy-component.tsx';

/** Few products are sold out: only their pages load what stands there in place of the button that buys. */
export const lazySoldOut = lazyComponent(async () => (await import('./sold-out.tsx')).SoldOut);
