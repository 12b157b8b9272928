import type { GraphQLFormattedError } from 'graphql';
import type {
  ExecuteDocument,
  FormEcho,
  PageReply,
  PageRequest,
  RenderPage,
  ServerToast,
} from '@shop/domain/pages/page-contract';
import { alternatesOf } from '@shop/domain/pages/alternates';
import type { CheckoutFacts } from '@shop/domain/checkout/checkout';
import type { LoginState } from '@shop/domain/visit/shopper';
import type { HostMarkers } from '@shop/domain/storefronts/host-markers';
import type { RequestContext } from '../request/request-context.ts';
import type { ErrorReporter } from '../graphql/error-reporter.ts';
import type { GraphqlContext } from '../graphql/graphql-context.ts';
import { isMalformed, presentResult } from '../graphql/operation-result.ts';
import { limitMetIn } from '../graphql/present-error.ts';
import type { TrustedDocuments } from '../graphql/trusted-documents.ts';
import { worldProblemIn } from '../worlds/no-such-world.ts';
import type { NoSuchWorld } from '../worlds/no-such-world.ts';
import { omitNil } from '@shop/domain/shared/omit-nil';

export interface RenderParts {
  readonly renderPage: RenderPage;
  readonly documents: TrustedDocuments;
  readonly errorReporter: ErrorReporter;
  readonly isDebug: boolean;
  readonly buildId: string;
  readonly hostMarkers: HostMarkers;
  /** Origins besides the shop's that a page's forms may post to. */
  readonly formTargets: readonly string[];
}

/** A page to be rendered, for everybody or for one visitor. */
export interface PageToRender {
  readonly url: string;
  readonly requestContext: RequestContext;
  readonly context: GraphqlContext;
  readonly loginState: LoginState;
  readonly checkoutFacts: () => Promise<CheckoutFacts>;
  readonly toasts?: readonly ServerToast[] | undefined;
  readonly formEcho?: FormEcho | undefined;
  readonly startsOnIntent?: boolean;
  readonly failure?: PageRequest['failure'] | undefined;
}

export interface RenderedPage {
  readonly reply: PageReply;
  /** Queries that failed at start-up; such a page is not cached. */
  readonly startUpErrors: readonly GraphQLFormattedError[];
  readonly formTargets: readonly string[];
}

/** The page requested a document that is not in its build. */
export class UnknownDocument extends Error {
  override readonly name = 'UnknownDocument';
}

/** The URL contains an id that no page, order or product can have: a query of the page refuses it. */
export class NoSuchPage extends Error {
  override readonly name = 'NoSuchPage';
}

/** The status of a page whose own query failed. */
const UNAVAILABLE = 503;

/** Renders a page with the client's own code; its queries run in this process, without HTTP. */
export const renderPageWith =
  ({ renderPage, documents, errorReporter, isDebug, buildId, hostMarkers, formTargets }: RenderParts) =>
  async (page: PageToRender): Promise<RenderedPage> => {
    const { url, requestContext, context, loginState, checkoutFacts, toasts, formEcho, startsOnIntent, failure } = page;
    const startUpErrors: GraphQLFormattedError[] = [];
    let noSuchWorld: NoSuchWorld | undefined;
    let limitMet: Error | undefined;
    const execute: ExecuteDocument = async (id, variables) => {
      const document = documents.find(id);
      if (document === undefined) throw new UnknownDocument(id);
      const executed = await document.run(context, variables);
      limitMet ??= limitMetIn(executed.errors ?? []);
      const result = presentResult(executed, context.requestId, errorReporter);
      startUpErrors.push(...(result.errors ?? []));
      noSuchWorld ??= worldProblemIn(
        (result.errors ?? []).map(({ message, extensions }) => ({
          message,
          classification: extensions?.['classification'],
        })),
      );
      if (noSuchWorld !== undefined) throw noSuchWorld;
      return result;
    };
    const reply = await renderPage({
      url,
      baseUrl: requestContext.baseUrl,
      storefront: requestContext.storefront,
      hostMarkers,
      loginState,
      checkoutFacts,
      execute,
      alternates: () => alternatesOf(context.publicShop)(context.publicShopper, url),
      consentSetting: requestContext.storefront.consent.id,
      buildId,
      debug: isDebug,
      ...omitNil({ world: requestContext.ownWorld, toasts, formEcho, startsOnIntent, failure }),
    });
    // The client renders all failures as pages; a missing world has a page of its own.
    if (noSuchWorld !== undefined) throw noSuchWorld;
    // So have a limit that was met, with the time to come back, and a URL that no query accepts.
    if (reply.status === UNAVAILABLE && limitMet !== undefined) throw limitMet;
    if (reply.status === UNAVAILABLE && startUpErrors.length > 0 && startUpErrors.every(isMalformed))
      throw new NoSuchPage(url);
    return { reply, startUpErrors, formTargets };
  };
