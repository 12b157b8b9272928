import type { DehydratedState } from '@tanstack/react-query';

import type { Area } from '../locales/areas.ts';
import type { PageContext } from '../platform/pages/page-context.tsx';
import type { Toast } from '../platform/toasts/toasts.ts';

/** Id of the element that carries the page's state as JSON, which no content security policy takes for a script. */
export const STATE_ELEMENT = 'page-state';
/** Id of the element that React takes over. */
export const ROOT_ELEMENT = 'app';

/** A matched route as the browser takes it over, in the router's own short names: id, status, loader data, not-found flag. */
export type MatchState = NonNullable<NonNullable<Window['$_TSR']>['router']>['matches'][number];

/** All that the browser needs to take over the page that the server rendered. */
export interface PageState {
  readonly context: PageContext;
  readonly areas: readonly Area[];
  readonly matches: readonly MatchState[];
  readonly queries: DehydratedState;
  /** Hashes of the questions whose answers stand in the markup only. */
  readonly staticQueries: readonly string[];
  readonly toasts: readonly Toast[];
}

/** JSON that cannot end the element it stands in. */
export const jsonForHtml = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

/** The state of a page. Cleaned content holds no script, so nothing in it can pass for the state. */
export const pageStateIn = (page: Document): PageState => JSON.parse(page.querySelector(`script[type="application/json"]#${STATE_ELEMENT}`)?.textContent ?? '');
