/**
 * What the app imports on demand is loaded before a page is opened. Files share a worker, and a test may pass while a page is still
 * on its way: a module whose import the end of a file cuts off stays broken for every file after it.
 */
import '@shop/domain/checkout/guards';
import '@shop/domain/checkout/step-guards';
import '../app/cms-pages.tsx';
import '../features/catalogue/category-menu.tsx';
import '../features/catalogue/listing.tsx';
import '../features/checkout/fetch-checkout-facts.ts';
import '../features/checkout/interruption-notice.tsx';

import.meta.glob('../locales/*/*.json', { eager: true });
