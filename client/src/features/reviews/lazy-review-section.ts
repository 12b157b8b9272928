import { lazyComponent } from '../../platform/islands/lazy-component.tsx';

/** Its markup is static: on a page that the server rendered, its code is never fetched. */
export const lazyReviewSection = lazyComponent(async () => (await import('./review-section.tsx')).ReviewSection);
