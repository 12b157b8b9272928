import { showTeaserLists } from '../features/wishlists/show-teaser-lists.tsx';
import type { TeaserListPlaces } from '../features/wishlists/teaser-lists.tsx';
import { renderVariants } from './render-variants.tsx';

/** Puts quantities into the editors' lists of a page, and lets shoppers choose what their articles still need. */
export const startTeaserLists = (places: TeaserListPlaces): void => showTeaserLists(places, renderVariants);
