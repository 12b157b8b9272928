import type { ReactNode } from 'react';

import { CategoryTilesTeaser } from '../features/catalogue/category-tiles-teaser.tsx';
import { RecommendationsTeaser } from '../features/catalogue/recommendations-teaser.tsx';
import { WishlistListTeaser } from '../features/catalogue/wishlist-list-teaser.tsx';
import { PrizeDrawFormTeaser } from '../features/competitions/prize-draw-form-teaser.tsx';
import { CmsHome } from '../features/content/cms-home.tsx';
import { CmsPage, type CmsPageProps } from '../features/content/cms-page.tsx';
import { ContentRows, type TeaserRegistry } from '../features/content/content-rows.tsx';
import type { LoadedCmsPage } from '../features/content/load-cms-page.ts';
import { HeroTeaser } from '../features/content/teasers/hero-teaser.tsx';
import { HtmlTeaser } from '../features/content/teasers/html-teaser.tsx';
import { PictureTeaser } from '../features/content/teasers/picture-teaser.tsx';
import { PrintedCatalogueTeaser } from '../features/content/teasers/printed-catalogue-teaser.tsx';
import { TrustTeaser } from '../features/content/teasers/trust-teaser.tsx';

/** The component for each type of teaser. */
const TEASERS: TeaserRegistry = {
  hero: HeroTeaser,
  'category-tiles': CategoryTilesTeaser,
  recommendations: RecommendationsTeaser,
  'picture-teaser': PictureTeaser,
  'printed-catalogue': PrintedCatalogueTeaser,
  'prize-draw': PictureTeaser,
  'prize-draw-form': PrizeDrawFormTeaser,
  'wishlist-list': WishlistListTeaser,
  trust: TrustTeaser,
  html: HtmlTeaser,
};

export const Page = ({ page }: CmsPageProps): ReactNode => <CmsPage page={page} teasers={TEASERS} />;

export const Home = ({ page }: CmsPageProps): ReactNode => <CmsHome page={page} teasers={TEASERS} />;

/** Rows of a page whose heading and other parts are ours. */
export const Rows = ({ rows }: Pick<LoadedCmsPage, 'rows'>): ReactNode => <ContentRows rows={rows} teasers={TEASERS} />;
