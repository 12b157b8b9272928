import type { PageReply, PageRequest } from '@shop/domain/pages/page-contract';
import { readFilterParams } from '@shop/domain/catalogue/filter-params';
import { SEARCH } from '@shop/domain/shared/paths';
import type { ClientBuild } from '../pages/client-build.ts';

/** Documents of a client's build, with ids that read well in tests. */
export const TEST_DOCUMENTS = {
  page: 'query Page($path: String!) { page(path: $path) { __typename ... on PageRedirect { path status } ... on ContentPage { title } } }',
  navigation: 'query Navigation { navigation { id name } }',
  abTests: 'query AbTests($path: String!) { activeAbTests(path: $path) { id trackingCode } }',
  footer: 'query Footer { footer { blocks { headline } } }',
  category:
    'query Category($id: ID!, $page: Int! = 1, $sort: String! = "si", $filters: ListingFiltersInput) { category(id: $id, page: $page, sort: $sort, filters: $filters) { name currentPage totalPages products { id bestItemId name price { current { amount text } } } } }',
  product: 'query Product($id: ID!, $itemId: ID) { product(id: $id, itemId: $itemId) { id name item { id } } }',
  search:
    'query Search($q: String!, $searchInCategoryId: ID, $filters: ListingFiltersInput) { search(q: $q, searchInCategoryId: $searchInCategoryId, filters: $filters) { listing { term total } } }',
  tiles: 'query Tiles($ids: [ID!]!) { tiles(ids: $ids) { id name } }',
  compared: 'query Compared($ids: [ID!]!) { compared(ids: $ids) { id shortFacts { label value } } }',
  me: 'query Me { me { loginState firstName cartArticleCount cartId } }',
  cart: 'query Cart { cart { id state articleCount positionCount positions { id operationsId itemId quantity } vouchers { code applied } total { amount text } } }',
  updateCart:
    'mutation UpdateCart($operations: [CartOperationInput!]!) { updateCart(operations: $operations) { __typename ... on CartUpdated { cart { id articleCount positions { id } } report { added { itemId quantity } quantityChanged { asked now } maxInCart { max } } } ... on CartRefused { because messageKey } } }',
  placeOrder:
    'mutation Order($input: PlaceOrderInput!) { placeOrder(input: $input) { __typename ... on OrderPlaced { orderId } } }',
} as const;

const redirectStatus = (status: number): boolean => status >= 300 && status < 400;

interface LookedUp {
  readonly __typename: string;
  readonly path?: string;
  readonly status?: number;
  readonly title?: string;
}

const STATUS: Readonly<Record<string, number>> = { ContentPage: 200, PageGone: 410, PageNotFound: 404 };

const isLookedUp = (data: unknown): data is { readonly page: LookedUp } =>
  typeof data === 'object' && data !== null && 'page' in data && data.page !== null;

/** The page needed a query that failed. */
class RequiredQueryFailed extends Error {
  override readonly name = 'RequiredQueryFailed';
}

const reply = (status: number, request: PageRequest, more: Readonly<Record<string, unknown>> = {}): PageReply => {
  const { url, loginState, toasts, formEcho, consentSetting, storefront } = request;
  const shown = JSON.stringify({ url, loginState, toasts, formEcho, consentSetting, store: storefront.store, ...more });
  return {
    status,
    html: `<!doctype html><title>${status}</title><pre>${shown}</pre>`,
    payload: shown,
    scriptHashes: [],
    styleHashes: [],
    failures: [],
  };
};

const GOODS = /^\/(?<family>cat|prod)\/(?<id>[^/]+)\/$/u;

const hasSome = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && Object.values(data).every((value) => value !== null);

/** A category or a product, queried by its URL; an unknown one is a page too. */
const goodsPage = async (request: PageRequest, family: string, id: string, footer: unknown): Promise<PageReply> => {
  const params = Object.fromEntries(new URLSearchParams(request.url.split('?')[1]));
  const { p, varid } = params;
  const result = await (family === 'cat'
    ? request.execute('category', {
        id,
        filters: readFilterParams(params),
        ...(p === undefined ? {} : { page: Number(p) }),
      })
    : request.execute('product', { id, itemId: varid }));
  if (result.errors !== undefined) throw new RequiredQueryFailed(request.url);
  return reply(hasSome(result.data) ? 200 : 404, request, { footer: footer ?? null });
};

/** What a search finds; the page shows nothing else. */
const searchPage = async (request: PageRequest): Promise<PageReply> => {
  const params = Object.fromEntries(new URLSearchParams(request.url.split('?')[1]));
  const { q = '', searchInCategoryId } = params;
  const result = await request.execute('search', { q, searchInCategoryId, filters: readFilterParams(params) });
  if (result.errors !== undefined) throw new RequiredQueryFailed(request.url);
  return reply(200, request, { found: result.data });
};

/**
 * Stands in for the client's page rendering: resolves the URL as the client does, leaves out of the page what optional
 * queries could not load, and writes its whole request into the page.
 */
const renderPage = async (request: PageRequest): Promise<PageReply> => {
  if (request.failure !== undefined)
    return reply(request.failure.statusCode, request, {
      failure: request.failure.message,
      messageKey: request.failure.messageKey,
      world: request.failure.world,
    });
  const path = request.url.split('?')[0] ?? '/';
  const footer = await request.execute('footer', {});
  const { family, id } = GOODS.exec(path)?.groups ?? {};
  if (family !== undefined && id !== undefined) return goodsPage(request, family, id, footer.data);
  if (path === SEARCH) return searchPage(request);
  const looked = await request.execute('page', { path });
  if (looked.errors !== undefined || !isLookedUp(looked.data)) throw new RequiredQueryFailed(path);
  const { page } = looked.data;
  const status = page.status ?? STATUS[page.__typename] ?? 500;
  const shown = reply(status, request, { title: page.title, footer: footer.data ?? null });
  return redirectStatus(status) && page.path !== undefined ? { ...shown, location: page.path } : shown;
};

export const fakeClient: ClientBuild = { renderPage, documents: TEST_DOCUMENTS, buildId: 'test-build' };
