import type { LoginState } from '@shop/domain/visit/shopper';
import type { HostMarkers } from '@shop/domain/storefronts/host-markers';
import type { Storefront } from '@shop/domain/storefronts/storefront';
import { createContext, use } from 'react';

import type { FormEcho } from '@shop/domain/pages/page-contract';

/** The request context of a page. The same on the server and in the browser. */
export interface PageContext {
  readonly storefront: Storefront;
  readonly hostMarkers: HostMarkers;
  readonly world?: string;
  /** As the server knew it. Once `me` is loaded, that counts instead. */
  readonly loginState: LoginState;
  readonly baseUrl: string;
  readonly consentSetting: string;
  /** The client's build that rendered this page. */
  readonly buildId: string;
  readonly formEcho?: FormEcho;
  readonly debug: boolean;
}

/** A programming error: a component was rendered outside the page. */
export class OutsideOfPage extends Error {
  override readonly name = 'OutsideOfPage';
}

const ReactPageContext = createContext<PageContext | undefined>(undefined);

export const PageContextProvider = ReactPageContext.Provider;

export const usePageContext = (): PageContext => {
  const facts = use(ReactPageContext);
  if (facts === undefined) throw new OutsideOfPage('no page facts were provided');
  return facts;
};

export const useStorefront = (): Storefront => usePageContext().storefront;

/** The server's reply to this form, if it was submitted without scripts. */
export const useFormEcho = (form: string): FormEcho | undefined => {
  const { formEcho } = usePageContext();
  return formEcho?.form === form ? formEcho : undefined;
};
