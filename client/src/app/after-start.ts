import { fadeInPages } from './fade-in-pages.ts';
import { followConnection } from './follow-connection.ts';
import { keepToastsOffFocus } from './keep-toasts-off-focus.ts';
import { leadToToasts } from './lead-to-toasts.ts';
import type { AppContext } from './router-context.ts';
import type { AppRouter } from './router.tsx';
import { showLoading } from './show-loading.ts';
import { watchReleases } from './watch-releases.ts';

/** Starts what nothing on the first page needs, as soon as that page is hydrated. */
export const afterStart = (router: AppRouter, context: AppContext): void => {
  fadeInPages(router);
  followConnection(router, context);
  keepToastsOffFocus(context);
  leadToToasts(context);
  showLoading(router, context);
  watchReleases(context.page.buildId);
};
