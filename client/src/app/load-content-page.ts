import { omitNil } from '@shop/domain/shared/omit-nil';

import { loadTeaserProducts } from '../features/catalogue/load-teaser-products.ts';
import { type ContentRow, isTeaserOf } from '../features/content/model/teaser.ts';
import { loadCmsPage } from '../features/content/load-cms-page.ts';
import { lazyCmsPage } from './cms-content.ts';
import { pageTitle } from './page-titles.ts';
import type { RouterContext } from './router-context.ts';

interface Entry {
  readonly context: RouterContext;
  readonly location: { readonly pathname: string };
}

const hasPrizeDrawForm = ({ cells }: ContentRow): boolean =>
  cells.some(({ teaser }) => isTeaserOf('prize-draw-form')(teaser));

/** Loads a page that editors wrote, and what its head says. */
export const loadContentPage = async ({ context, location }: Entry) => {
  const [{ title, description, robots, canonicalUrl, links, rows }] = await Promise.all([
    loadCmsPage(context.queryClient, location.pathname),
    lazyCmsPage.preload(),
  ]);
  await Promise.all([
    loadTeaserProducts(context.queryClient, rows),
    rows.some(hasPrizeDrawForm) && (await import('./load-competitions.ts')).loadPrizeDrawForms(context, rows),
  ]);
  return {
    path: location.pathname,
    head: {
      title: pageTitle(title, context),
      description,
      ...omitNil({ robots }),
      links: [...(canonicalUrl === null ? [] : [{ rel: 'canonical', href: canonicalUrl }]), ...links],
    },
  };
};
