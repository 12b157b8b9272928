import type { ContentRow } from '@shop/domain/content/content';
import { competitionPath } from '@shop/domain/competitions/competition-paths';
import { categoryPath } from '@shop/domain/shared/paths';
import { runningCompetition } from '../../competitions/written-competitions.ts';
import { localise } from '../../goods/catalogue-context.ts';
import type { Texts } from '../../goods/goods.ts';
import { FREE_DELIVERY } from '../../shippers/free-delivery.ts';
import { amountText } from '../../shared/money-text.ts';
import type { PageContext } from '../page-context.ts';
import { FEATURED_CATEGORIES } from '../featured-categories.ts';
import {
  type Call,
  categoryTiles,
  hero,
  type HeroCall,
  type HeroScene,
  pictureTeaser,
  prizeDraw,
  type Reason,
  recommendations,
  row,
  trust,
  wishlistList,
} from '../teasers.ts';
import { featuredProducts } from './featured-products.ts';
import { type Season, seasonOf } from './season.ts';

/** The texts of the home page of a consumer storefront. */
export interface ConsumerHome {
  readonly title: string;
  readonly description: string;
  readonly hero: Readonly<Record<Season, HeroCall>>;
  readonly tiles: string;
  readonly inSeason: Readonly<Record<Season, string>>;
  readonly popular: string;
  readonly classList: Call;
  readonly list: string;
  readonly schoolStart: Call;
  readonly reduced: string;
  readonly fresh: string;
  readonly reasonsHeadline: string;
  readonly reasons: (freeFrom: string) => readonly Reason[];
}

const SCENES: Readonly<Record<Season, HeroScene>> = { advent: 'advent', school: 'school-start' };

/** The categories from which the season's row is picked. */
const AISLES: Readonly<Record<Season, readonly string[]>> = {
  advent: [FEATURED_CATEGORIES.advent, FEATURED_CATEGORIES.paperCrafts],
  school: [
    FEATURED_CATEGORIES.exerciseBooks,
    FEATURED_CATEGORIES.pencils,
    FEATURED_CATEGORIES.pencilCases,
    FEATURED_CATEGORIES.schoolBags,
  ],
};

/** Departments that families visit first; the navigation has the others. */
const TILES = ['10', '11', '12', '13', '14', '21', '20'];
const DEPARTMENTS = [...TILES, '18', '19'];

/** The prize draw that runs. */
const prizeDrawRows = (context: PageContext): readonly ContentRow[] => {
  const running = runningCompetition(context);
  if (running === undefined) return [];
  const { id, title, prize } = running;
  const say = (texts: Texts): string => localise(context.storefront, texts);
  return [
    row(
      prizeDraw('home-prize-draw', 'classroom', {
        headline: title,
        text: say({ de: `Wir verlosen: ${prize}.`, en: `To be won: ${prize}.` }),
        buttonText: say({ de: 'Zum Gewinnspiel', en: 'Enter the competition' }),
        url: competitionPath(id),
      }),
    ),
  ];
};

export const consumerRows = (words: ConsumerHome, context: PageContext): readonly ContentRow[] => {
  const { storefront, now } = context;
  const season = seasonOf(now);
  const inSeason = featuredProducts(context, 'popular', AISLES[season]);
  const popular = featuredProducts(context, 'popular', DEPARTMENTS, inSeason);
  const reduced = featuredProducts(context, 'reduced', DEPARTMENTS, [...inSeason, ...popular]);
  const fresh = featuredProducts(context, 'new', DEPARTMENTS, [...inSeason, ...popular, ...reduced]);
  return [
    row(hero('home-hero', SCENES[season], words.hero[season])),
    row(categoryTiles('home-tiles', words.tiles, TILES)),
    row(recommendations('home-season', words.inSeason[season], inSeason, categoryPath(AISLES[season][0] ?? ''))),
    row(pictureTeaser('home-class-list', 'exercise-books', words.classList)),
    row(wishlistList('home-list', words.list, 'teaser-schulanfang')),
    row(recommendations('home-popular', words.popular, popular)),
    ...prizeDrawRows(context),
    row(recommendations('home-reduced', words.reduced, reduced)),
    row(pictureTeaser('home-school-start', 'satchel', words.schoolStart)),
    row(recommendations('home-new', words.fresh, fresh)),
    row(
      trust(
        'home-trust',
        words.reasonsHeadline,
        words.reasons(amountText(FREE_DELIVERY[storefront.store].from, storefront)),
      ),
    ),
  ];
};
