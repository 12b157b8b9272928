import type { CheckoutFacts } from '../checkout/checkout.ts';
import type { LoginState } from '../visit/shopper.ts';
import type { HostMarkers } from '../storefronts/host-markers.ts';
import type { Storefront } from '../storefronts/storefront.ts';
import type { Alternate } from './alternates.ts';

/** Runs a trusted document inside the gateway, as the shopper of the request. */
export type ExecuteDocument = (
  documentId: string,
  variables: Readonly<Record<string, unknown>>,
) => Promise<{ readonly data?: unknown; readonly errors?: readonly PageGraphqlError[] }>;

export interface PageGraphqlError {
  readonly message: string;
  readonly extensions?: { readonly classification?: string; readonly messageKey?: string };
}

/** A toast that the server leaves for the next page. */
export interface ServerToast {
  readonly kind: 'success' | 'info' | 'warning' | 'error';
  readonly messageKey: string;
  readonly values?: Readonly<Record<string, string>>;
}

/** The server's reply to a form that was submitted without scripts. The next page shows it with everything typed. Never holds a secret. */
export interface FormEcho {
  readonly form: string;
  readonly values: Readonly<Record<string, string>>;
  readonly fieldErrors: readonly { readonly field: string; readonly message: string }[];
  readonly general?: string;
  /** The fields that the general message is about. */
  readonly about?: readonly string[];
}

/** A failure that is shown as a page. */
export interface PageFailure {
  readonly statusCode: number;
  readonly message: string;
  /** The message for the shopper. */
  readonly messageKey?: string;
  readonly stack?: string;
  /** The tester's world does not exist. `startPath` creates another, if the shop can. `isLinked`: a link named it, and the browser stays where it was. */
  readonly world?: { readonly startPath?: string; readonly isLinked?: boolean };
}

/** A page that the gateway requests. */
export interface PageRequest {
  /** Path and query, in canonical form. */
  readonly url: string;
  /** Scheme and host, no trailing slash. */
  readonly baseUrl: string;
  readonly storefront: Storefront;
  /** Tells the storefronts' hosts apart, for links to the other storefronts. */
  readonly hostMarkers: HostMarkers;
  /** The tester's world, for links to the other storefronts; absent in the one that everybody shares. */
  readonly world?: string;
  /** `logged-out` for every page that may be cached. */
  readonly loginState: LoginState;
  /** The facts for the checkout guards. Read only for guarded pages. */
  readonly checkoutFacts: () => Promise<CheckoutFacts>;
  readonly execute: ExecuteDocument;
  /** The same page for other countries. */
  readonly alternates: () => Promise<readonly Alternate[]>;
  readonly consentSetting: string;
  /** The client's build. An open page compares it with the latest one. */
  readonly buildId: string;
  /** Oldest first. */
  readonly toasts?: readonly ServerToast[];
  readonly formEcho?: FormEcho;
  /** The page loads its scripts when somebody uses it, not at once: for pages that are read more than used. */
  readonly startsOnIntent?: boolean;
  /** Shows raw errors on the error page. */
  readonly debug: boolean;
  /** Renders the error page for this failure in place of the route. */
  readonly failure?: PageFailure;
}

/** The rendered page. */
export interface PageReply {
  readonly status: number;
  /** Present with 301, 302 and 303. */
  readonly location?: string;
  /** A notice that goes with a redirect, shown by the next page. */
  readonly toast?: ServerToast;
  /** The whole document. */
  readonly html: string;
  /** The dehydrated query data alone (`{path}/_payload.json`). */
  readonly payload: string;
  /** `sha256-…` sources that the document's inline scripts and styles need in the content security policy. */
  readonly scriptHashes: readonly string[];
  readonly styleHashes: readonly string[];
  /** Failures met while rendering, for the log. */
  readonly failures: readonly unknown[];
}

export type RenderPage = (request: PageRequest) => Promise<PageReply>;
