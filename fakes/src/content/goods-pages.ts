import type { PageDetails, PageType } from '@shop/domain/content/content';
import { categoryPath, productPath } from '@shop/domain/shared/paths';
import type { PageContext } from './page-context.ts';

const UNTITLED: Omit<PageDetails, 'pageType'> = {
  redirectIsTemporary: false,
  seo: { title: '', description: '', breadcrumbs: [] },
  rows: [],
  activeAbTests: [],
};

/** The last but one part of a path: the id in the address of a category or a product. */
const idIn = (path: string): string => path.split('/').at(-2) ?? '';

/** A path whose last part has the ending of a file is nothing that this shop ever had. */
const FILE = /\.[a-z\d]{2,5}\/?$/iu;

const typeOf = (path: string, { goods }: PageContext): PageType => {
  const id = idIn(path);
  if (path === categoryPath(id) && goods.category(id) !== undefined) return 'CATEGORY';
  if (path === productPath(id) && goods.product(id) !== undefined) return 'PRODUCT';
  return FILE.test(path) ? 'UNKNOWN' : 'NOT_FOUND';
};

/** What lies at a path that has no page of the editors: goods, which other operations describe, or nothing. */
export const goodsPage = (path: string, context: PageContext): PageDetails => {
  const pageType = typeOf(path, context);
  return { pageType, ...(pageType === 'CATEGORY' ? { categoryId: idIn(path) } : {}), ...UNTITLED };
};
