import { WITHOUT_PAGES } from '@shop/domain/shared/paths';
import { LOCALES } from '@shop/domain/storefronts/storefront';

import { keepFocus } from '../platform/focus/kept-focus.ts';
import { isReleaseOver } from '../platform/releases/release.ts';
import type { AppRouter } from './router.tsx';

/** Paths that the router does not know: what is no page, other languages, the logout. */
const SERVER_ONLY = new RegExp(String.raw`^/(?:${[...WITHOUT_PAGES, ...LOCALES, 'logout'].join('|')})(?:/|$)`, 'u');

export const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

export const linkOf = ({ target }: Event): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest('a[href]') : null;

/** The path of a link within the shop. Undefined if the browser must follow the link itself. */
export const pathWithinShop = (link: HTMLAnchorElement, origin: string): string | undefined => {
  const url = new URL(link.href, origin);
  const leaves =
    url.origin !== origin || link.hasAttribute('download') || (link.target !== '' && link.target !== '_self');
  return leaves || SERVER_ONLY.test(url.pathname) ? undefined : url.pathname + url.search + url.hash;
};

/** The path and query of a GET form. */
const addressOfForm = (form: HTMLFormElement, submitter: HTMLElement | null): string => {
  const filled = [...new FormData(form, submitter)].flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' && value !== '' ? [[name, value]] : [],
  );
  const query = new URLSearchParams(filled).toString();
  return new URL(form.action, location.href).pathname + (query === '' ? '' : `?${query}`);
};

const isSamePageJump = (path: string): boolean => path.startsWith(`${location.pathname}${location.search}#`);

/** Fields that submit on change and were changed before {@link navigateOnClick} listened. */
export const choicesBeforeHydration = (): readonly HTMLSelectElement[] =>
  [...document.querySelectorAll<HTMLSelectElement>('select[data-submits]')].filter(
    ({ options, selectedIndex }) =>
      selectedIndex !==
      Math.max(
        0,
        [...options].findIndex((option) => option.hasAttribute('selected')),
      ),
  );

/** Links and GET forms navigate in the page, in static islands too. Once this release is over, the browser loads the next page itself. */
export const navigateOnClick = (router: AppRouter): void => {
  document.addEventListener('click', (event) => {
    const link = linkOf(event);
    if (link === null || event.defaultPrevented || !isPlainClick(event) || isReleaseOver()) return;
    const path = pathWithinShop(link, location.origin);
    if (path === undefined || isSamePageJump(path)) return;
    event.preventDefault();
    keepFocus(link);
    router.history.push(path);
  });
  document.addEventListener('submit', (event) => {
    const { target: form, submitter, defaultPrevented } = event;
    if (defaultPrevented || !(form instanceof HTMLFormElement) || form.method !== 'get' || isReleaseOver()) return;
    event.preventDefault();
    keepFocus(document.activeElement);
    router.history.push(addressOfForm(form, submitter));
  });
  document.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLSelectElement && target.dataset['submits'] !== undefined) target.form?.requestSubmit();
  });
};
