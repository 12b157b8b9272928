import type { ContentRow } from '@shop/domain/content/content';
import { categoryPath } from '@shop/domain/shared/paths';
import { FREE_DELIVERY } from '../../shippers/free-delivery.ts';
import { amountText } from '../../shared/money-text.ts';
import type { PageContext } from '../page-context.ts';
import { FEATURED_CATEGORIES } from '../featured-categories.ts';
import {
  type Call,
  categoryTiles,
  hero,
  type HeroCall,
  pictureTeaser,
  type Reason,
  recommendations,
  row,
  trust,
  wishlistList,
} from '../teasers.ts';
import { featuredProducts } from './featured-products.ts';

/** The texts of the business shop's home page. */
export interface BusinessHome {
  readonly title: string;
  readonly description: string;
  readonly hero: HeroCall;
  readonly reasonsHeadline: string;
  readonly reasons: (freeFrom: string) => readonly Reason[];
  readonly tiles: string;
  readonly classSets: string;
  readonly planning: Call;
  readonly list: string;
  readonly furniture: string;
  readonly invoice: Call;
  readonly catalogue: Call;
  readonly office: string;
}

/** Departments in the order in which school offices order. */
const TILES = ['15', '16', '11', '12', '10', '17', '18'];

export const businessRows = (words: BusinessHome, context: PageContext): readonly ContentRow[] => {
  const { storefront } = context;
  const classSets = featuredProducts(context, 'class-set', ['10', '11', '12', '14', '18', '19', '21']);
  const furniture = featuredProducts(context, 'popular', [FEATURED_CATEGORIES.furniture], classSets);
  const office = featuredProducts(
    context,
    'popular',
    [FEATURED_CATEGORIES.office, FEATURED_CATEGORIES.papers],
    classSets,
  );
  return [
    row(hero('home-hero', 'education', words.hero)),
    row(
      trust(
        'home-trust',
        words.reasonsHeadline,
        words.reasons(amountText(FREE_DELIVERY[storefront.store].from, storefront)),
      ),
    ),
    row(categoryTiles('home-tiles', words.tiles, TILES)),
    row(recommendations('home-class-sets', words.classSets, classSets)),
    row(pictureTeaser('home-planning', 'classroom', words.planning)),
    row(wishlistList('home-list', words.list, 'teaser-klassenzimmer')),
    row(recommendations('home-furniture', words.furniture, furniture, categoryPath(FEATURED_CATEGORIES.furniture))),
    row(
      pictureTeaser('home-invoice', 'envelopes', words.invoice),
      pictureTeaser('home-catalogue', 'catalogue', words.catalogue),
    ),
    row(recommendations('home-office', words.office, office, categoryPath(FEATURED_CATEGORIES.office))),
  ];
};
