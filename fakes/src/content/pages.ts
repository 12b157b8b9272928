import type { PageDetails } from '@shop/domain/content/content';
import { HOME } from '@shop/domain/shared/paths';
import { homePage } from './home-page.ts';
import { goodsPage } from './goods-pages.ts';
import { movedPage } from './moved-pages.ts';
import { STATIC_PAGES } from './static-pages.ts';
import { renderStaticPage } from './static-page.ts';
import type { PageContext } from './page-context.ts';

/** The page at a path, which ends with a slash. */
export const pageAt = (path: string, context: PageContext): PageDetails => {
  if (path === HOME) return homePage(context);
  const written = STATIC_PAGES.get(path);
  return (
    (written === undefined ? movedPage(path, context) : renderStaticPage(written, path, context)) ??
    goodsPage(path, context)
  );
};
