import type { PageReply, PageRequest } from '@shop/client/app/page-contract';
import type { ClientBuild } from '../pages/client-build.ts';

/** Documents as a client would have been built with, by ids that read well in tests. */
export const TEST_DOCUMENTS = {
  page: 'query Page($path: String!) { page(path: $path) { __typename ... on PageRedirect { path status } ... on ContentPage { title } } }',
  navigation: 'query Navigation { navigation { id name } }',
  abTests: 'query AbTests($path: String!) { activeAbTests(path: $path) { id trackingCode } }',
  footer: 'query Footer { footer { blocks { headline } } }',
  category: 'query Category($id: ID!, $page: Int! = 1, $sort: String! = "si") { category(id: $id, page: $page, sort: $sort) { name currentPage totalPages products { id bestItemId name price { current { amount text } } } } }',
  product: 'query Product($id: ID!, $itemId: ID) { product(id: $id, itemId: $itemId) { id name item { id } } }',
  me: 'query Me { me { loginState firstName cartArticleCount cartId } }',
  cart: 'query Cart { cart { id state articleCount positionCount positions { id itemId quantity } vouchers { code applied } total { amount text } } }',
  addToCart:
    'mutation Add($items: [AddToCartInput!]!) { addToCart(items: $items) { __typename ... on CartUpdated { cart { id articleCount positions { id } } report { added { itemId quantity } quantityChanged { asked now } maxInCart { max } } } ... on CartRefused { because messageKey } } }',
} as const;

const redirectStatus = (status: number): boolean => status >= 300 && status < 400;

interface LookedUp {
  readonly __typename: string;
  readonly path?: string;
  readonly status?: number;
  readonly title?: string;
}

const STATUS: Readonly<Record<string, number>> = { ContentPage: 200, PageGone: 410, PageNotFound: 404 };

const isLookedUp = (data: unknown): data is { readonly page: LookedUp } => typeof data === 'object' && data !== null && 'page' in data && data.page !== null;

/** The page needed an answer that the shop did not give. */
class RequiredQueryFailed extends Error {
  override readonly name = 'RequiredQueryFailed';
}

const reply = (status: number, request: PageRequest, more: Readonly<Record<string, unknown>> = {}): PageReply => {
  const { url, loginState, toasts, formEcho, consentSetting, storefront } = request;
  const shown = JSON.stringify({ url, loginState, toasts, formEcho, consentSetting, store: storefront.store, ...more });
  return { status, html: `<!doctype html><title>${status}</title><pre>${shown}</pre>`, payload: shown, scriptHashes: [], styleHashes: [], failures: [] };
};

/**
 * Stands in for the client's page rendering: looks the address up as the client does, keeps what side questions could
 * not be answered out of the page, and writes all it was given into the page.
 */
const renderPage = async (request: PageRequest): Promise<PageReply> => {
  if (request.failure !== undefined) return reply(request.failure.statusCode, request, { failure: request.failure.message, world: request.failure.world });
  const path = request.url.split('?')[0] ?? '/';
  const footer = await request.execute('footer', {});
  const looked = await request.execute('page', { path });
  if (looked.errors !== undefined || !isLookedUp(looked.data)) throw new RequiredQueryFailed(path);
  const { page } = looked.data;
  const status = page.status ?? STATUS[page.__typename] ?? 500;
  const known = /^\/(?:cat|prod)\//u.test(path) ? 200 : status;
  const shown = reply(known, request, { title: page.title, footer: footer.data ?? null });
  return redirectStatus(known) && page.path !== undefined ? { ...shown, location: page.path } : shown;
};

export const standInClient: ClientBuild = { renderPage, documents: TEST_DOCUMENTS, buildId: 'test-build' };
