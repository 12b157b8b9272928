import { announce } from './announce.ts';
import type { AppContext } from './router-context.ts';
import type { AppRouter } from './router.tsx';

/** A page that comes within this time, in milliseconds, needs no sign that it is on its way. */
export const QUIET_MS = 300;

/** What is used of the router. */
interface LoadingRouter {
  readonly state: Pick<AppRouter['state'], 'status'>;
  readonly subscribe: AppRouter['subscribe'];
}

/** Shows and says that the next page is on its way: on a slow line the one before stays for seconds. */
export const showLoading = (router: LoadingRouter, { texts }: Pick<AppContext, 'texts'>): void => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const show = (): void => {
    if (router.state.status !== 'pending') return;
    document.documentElement.dataset['loading'] = '';
    announce(texts.i18n.t('loading', { ns: 'shell' }));
  };
  router.subscribe('onBeforeLoad', () => {
    clearTimeout(timer);
    timer = setTimeout(show, QUIET_MS);
  });
  router.subscribe('onResolved', () => {
    clearTimeout(timer);
    delete document.documentElement.dataset['loading'];
  });
};
