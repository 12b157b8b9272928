import { omitNil } from '@shop/domain/shared/omit-nil';
import { SHOP_ID } from '@shop/domain/shared/shop-id';
import { listCsv } from '@shop/domain/wishlists/list-csv';
import { readListDocument } from '@shop/domain/wishlists/read-list-document';
import { LIST_FILE_KINDS, type ListFileKind } from '@shop/domain/wishlists/wishlist-paths';
import { WISHLIST_TOKEN_MAX_LENGTH } from '@shop/domain/wishlists/wishlist';
import { attachment } from '../http/attachment.ts';
import { listForm } from '../wishlists/list-form.ts';
import type { RequestContext } from '../request/request-context.ts';
import { NO_STORE } from '../response-cache/cache-policy.ts';
import type { PageResponse } from './page-response.ts';

const CONTENT_TYPES: Readonly<Record<ListFileKind, string>> = {
  csv: 'text/csv; charset=utf-8',
  pdf: 'application/pdf',
};

/** A parameter; undefined if it is left out or empty. */
const valueOf = (query: URLSearchParams, name: string): string | undefined => {
  const value = query.get(name);
  return value === null || value === '' ? undefined : value;
};

/** A list as a file, for whoever may see its page; undefined for anybody else. */
export const listFile = async (
  { shop, visitor, now }: Pick<RequestContext, 'shop' | 'visitor' | 'now'>,
  query: URLSearchParams,
): Promise<PageResponse | undefined> => {
  const as = LIST_FILE_KINDS.find((kind) => kind === query.get('as'));
  const id = valueOf(query, 'list');
  const token = valueOf(query, 'token');
  if (as === undefined || (id !== undefined && !SHOP_ID.test(id))) return undefined;
  if (token !== undefined && token.length > WISHLIST_TOKEN_MAX_LENGTH) return undefined;
  const document = await readListDocument(shop(), visitor())(omitNil({ id, token }), now());
  if (document === undefined) return undefined;
  return {
    status: 200,
    headers: {
      'content-type': CONTENT_TYPES[as],
      'content-disposition': attachment(document.name, as),
      'cache-control': NO_STORE,
      'x-robots-tag': 'noindex',
    },
    body: as === 'csv' ? listCsv(document) : await shop().documents.draw(visitor().shopper, listForm(document)),
  };
};
