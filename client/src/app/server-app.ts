import { omitNil } from '@shop/domain/shared/omit-nil';
import { createMemoryHistory } from '@tanstack/react-router';

import type { PageContext } from '../platform/pages/page-context.tsx';
import { createStore } from '../platform/store.ts';
import { type NewToast, showToast } from '../platform/toasts/toasts.ts';
import type { Transport } from '../platform/transport/transport.ts';
import type { ExecuteDocument, PageRequest, ServerToast } from '@shop/domain/pages/page-contract';
import { createQueryClient } from './query-client.ts';
import type { AppContext } from './router-context.ts';
import { createAppRouter } from './router.tsx';
import { serverTexts } from './server-texts.ts';

const factsOf = ({
  storefront,
  hostMarkers,
  world,
  loginState,
  baseUrl,
  consentSetting,
  buildId,
  formEcho,
  debug,
}: PageRequest): PageContext => ({
  storefront,
  hostMarkers,
  loginState,
  baseUrl,
  consentSetting,
  buildId,
  debug,
  ...omitNil({ world, formEcho }),
});

const forNextPage = ({ kind, messageKey, values }: NewToast): ServerToast => ({
  kind,
  messageKey,
  ...(values === undefined
    ? {}
    : { values: Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)])) }),
});

/** Runs documents inside the gateway, without HTTP. */
const serverTransport =
  (execute: ExecuteDocument): Transport =>
  ({ id, variables }) =>
    execute(id, variables);

/** The app for one request. It shares nothing with other requests except the texts. */
export const serverApp = (request: PageRequest) => {
  const notices: ServerToast[] = [];
  const store = createStore();
  showToast(store, ...(request.toasts ?? []));
  const context: AppContext = {
    queryClient: createQueryClient(serverTransport(request.execute)),
    page: factsOf(request),
    texts: serverTexts(request.storefront),
    store,
    checkoutFacts: request.checkoutFacts,
    leaveNotice: (toast) => notices.push(forNextPage(toast)),
  };
  const router = createAppRouter(context, createMemoryHistory({ initialEntries: [request.url] }));
  return { router, context, staticQueries: new Set<string>(), notice: () => notices.at(-1) };
};

export type ServerApp = ReturnType<typeof serverApp>;
