import { isReleaseOver } from '../platform/releases/release.ts';
import type { AppRouter } from './router.tsx';

/** Addresses that the server answers by itself: downloads, posts, the provider's pages, the tester's desk. */
const SERVER_ONLY = /^\/(?:api|assets|files|forms|graphql|health|logout|media|metrics|pay|qa)(?:\/|$)/u;

const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean => button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

const linkOf = ({ target }: Event): HTMLAnchorElement | null => (target instanceof Element ? target.closest('a[href]') : null);

/** The address within the shop that a link leads to; none where the browser must follow it itself. */
export const pathWithinShop = (link: HTMLAnchorElement, origin: string): string | undefined => {
  const url = new URL(link.href, origin);
  const leaves = url.origin !== origin || link.hasAttribute('download') || (link.target !== '' && link.target !== '_self');
  return leaves || SERVER_ONLY.test(url.pathname) ? undefined : url.pathname + url.search + url.hash;
};

/** The address that a GET form asks for. */
const addressOfForm = (form: HTMLFormElement, submitter: HTMLElement | null): string => {
  const filled = [...new FormData(form, submitter)].flatMap(([name, value]): [string, string][] => (typeof value === 'string' && value !== '' ? [[name, value]] : []));
  const query = new URLSearchParams(filled).toString();
  return new URL(form.action, location.href).pathname + (query === '' ? '' : `?${query}`);
};

const isSamePageJump = (address: string): boolean => address.startsWith(`${location.pathname}${location.search}#`);

/** Fields that submit by themselves in which something was chosen before {@link navigateOnClick} could hear of it. */
export const choicesBeforeHydration = (): readonly HTMLSelectElement[] =>
  [...document.querySelectorAll<HTMLSelectElement>('select[data-submits]')].filter(
    ({ options, selectedIndex }) => selectedIndex !== Math.max(0, [...options].findIndex((option) => option.hasAttribute('selected'))),
  );

/** Every plain link and GET form navigates in the page, also those that React did not draw; in the browser once this release is over. */
export const navigateOnClick = (router: AppRouter): void => {
  document.addEventListener('click', (event) => {
    const link = linkOf(event);
    if (link === null || event.defaultPrevented || !isPlainClick(event) || isReleaseOver()) return;
    const address = pathWithinShop(link, location.origin);
    if (address === undefined || isSamePageJump(address)) return;
    event.preventDefault();
    router.history.push(address);
  });
  document.addEventListener('submit', (event) => {
    const { target: form, submitter, defaultPrevented } = event;
    if (defaultPrevented || !(form instanceof HTMLFormElement) || form.method !== 'get' || isReleaseOver()) return;
    event.preventDefault();
    router.history.push(addressOfForm(form, submitter));
  });
  document.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLSelectElement && target.dataset['submits'] !== undefined) target.form?.requestSubmit();
  });
};
