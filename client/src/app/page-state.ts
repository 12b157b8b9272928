import type { DehydratedState } from '@tanstack/react-query';

import type { Area } from '../locales/areas.ts';
import type { PageContext } from '../platform/pages/page-context.tsx';
import type { Toast } from '../platform/toasts/toasts.ts';

/** Id of the element with the page's state. It is JSON, so no content security policy treats it as a script. */
export const STATE_ELEMENT = 'page-state';
/** Id of the element that React hydrates. */
export const ROOT_ELEMENT = 'app';
/** Id of the live region that announces pages. It is outside the root element, and React knows nothing of it. */
export const ANNOUNCER_ELEMENT = 'announcer';

/** A matched route for hydration, in the router's own short names: id, status, loader data, not-found flag. */
export type MatchState = NonNullable<NonNullable<Window['$_TSR']>['router']>['matches'][number];

/** Everything that the browser needs to hydrate the page. */
export interface PageState {
  readonly context: PageContext;
  readonly areas: readonly Area[];
  readonly matches: readonly MatchState[];
  readonly queries: DehydratedState;
  /** Hashes of the queries whose results exist only as markup. */
  readonly staticQueries: readonly string[];
  readonly toasts: readonly Toast[];
}

/** JSON that cannot close the element around it. */
export const jsonForHtml = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

/** The state of a page. Sanitised content has no script elements, so it cannot fake the state. */
export const pageStateIn = (page: Document): PageState =>
  JSON.parse(page.querySelector(`script[type="application/json"]#${STATE_ELEMENT}`)?.textContent ?? '');
