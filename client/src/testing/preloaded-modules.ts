/**
 * Everything that the app imports dynamically is loaded before a page is opened. Test files share a worker, and a test may
 * pass while a page is still loading: if the end of a file aborts an import, the module stays broken for the next files.
 */
import '@shop/domain/checkout/guards';
import '@shop/domain/checkout/step-guards';
import '@shop/domain/returns/returns-guard';
import '../app/cms-pages.tsx';
import '../app/after-start.ts';
import '../app/guard-business-page.ts';
import '../app/layouts/dismiss-tooltips.ts';
import '../app/layouts/language-switch.tsx';
import '../app/layouts/static-parts.ts';
import '../app/load-competitions.ts';
import '../app/load-contact-page.ts';
import '../app/teaser-list-scripts.ts';
import '../app/watch-business-session.ts';
import '../features/carts/merge-announcement.tsx';
import '../features/carts/merge-notice.tsx';
import '../features/carts/mini-cart.tsx';
import '../features/carts/saved-lines.tsx';
import '../features/catalogue/category-menu.tsx';
import '../features/catalogue/category-sheet.tsx';
import '../features/catalogue/filters/slide-ranges.ts';
import '../features/catalogue/listing.tsx';
import '../features/catalogue/load-comparison.ts';
import '../features/catalogue/load-search.ts';
import '../features/catalogue/picture-zoom.tsx';
import '../features/catalogue/product-texts.tsx';
import '../features/catalogue/show-recent-views.tsx';
import '../features/catalogue/record-first-view.ts';
import '../features/catalogue/search-listing.tsx';
import '../features/catalogue/search-sheet.tsx';
import '../features/catalogue/search-start.tsx';
import '../features/catalogue/variant-picker.tsx';
import '../features/checkout/fetch-checkout-facts.ts';
import '../features/checkout/interruption-notice.tsx';
import '../features/deals/reservation-notice.tsx';
import '../features/order-forms/load-order-form.ts';
import '../features/reviews/description-rating.tsx';
import '../features/reviews/own-review.tsx';
import '../features/reviews/product-reviews.tsx';
import '../features/reviews/review-entry.tsx';
import '../features/reviews/review-section.tsx';
import '../features/search/follow-search.ts';
import '../features/search/search-assistant.tsx';
import '../features/sessions/account-layer.tsx';
import '../features/stock-alerts/sold-out.tsx';
import '../features/wishlists/bookmark-presses.tsx';
import '../features/wishlists/list-choice.tsx';
import '../features/wishlists/list-dialog.tsx';
import '../features/wishlists/list-merge-notice.tsx';
import '../features/wishlists/list-section.tsx';
import '../features/wishlists/teaser-list-result.tsx';
import '../platform/countdown/countdowns.ts';
import '../platform/uploads/read-spreadsheet.ts';
import '../ui/qr-code.tsx';

import.meta.glob('../locales/*/*.json', { eager: true });
