import { competitionPath } from '@shop/domain/competitions/competition-paths';
import { STATIC_PATHS } from '@shop/domain/content/static-paths';
import { categoryPath, COMPETITIONS, productPath } from '@shop/domain/shared/paths';
import { competitionsOf } from '../../competitions/written-competitions.ts';
import { catalogueOf } from '../../catalogue/printed-catalogue.ts';
import { publicDocumentPath } from '../../documents/document-path.ts';
import { pageAt } from '../pages.ts';
import type { PageContext } from '../page-context.ts';

const idIn = (path: string): string => path.split('/')[2] ?? '';

/** Whether a path leads to a page of the storefront. */
export const isWorkingLink = (path: string, context: PageContext): boolean => {
  if (/^(?:tel|mailto):/u.test(path)) return true;
  if (STATIC_PATHS.includes(path)) return true;
  const competitions = competitionsOf(context);
  if (path === COMPETITIONS) return competitions.length > 0;
  if (path.startsWith(COMPETITIONS)) return competitions.some(({ id }) => path === competitionPath(id));
  const { goods } = context;
  const printed = publicDocumentPath(context.worldId, 'catalogue', '');
  if (path.startsWith(printed)) return catalogueOf(goods, path.slice(printed.length)) !== undefined;
  const id = idIn(path);
  if (path === categoryPath(id)) return goods.productsIn(id).length > 0;
  if (path === productPath(id)) return goods.product(id) !== undefined;
  return pageAt(path, context).pageType === 'CONTENT';
};
