import { categoryPath } from '@shop/domain/shared/paths';
import { CLASS_LIST_ADVICE, SCHOOL_BAG_ADVICE } from '../page-paths.ts';
import { FEATURED_CATEGORIES } from '../featured-categories.ts';
import type { ConsumerHome } from './consumer-home.ts';

/** For families in Germany who would rather read English. */
export const ENGLISH: ConsumerHome = {
  title: 'Pausenhof: school supplies, craft materials and learning games',
  description:
    'Exercise books, pens, school bags, craft materials and learning games for families in Germany. Pay by invoice, delivery within 2 to 3 working days, 30 days to return.',
  hero: {
    advent: {
      preHeadline: 'Advent crafts',
      headline: 'Advent begins with scissors and paper',
      text: 'Stars, calendars and folding paper: single packs for the kitchen table, or a set for the whole class.',
      buttonText: 'Discover Advent',
      url: categoryPath(FEATURED_CATEGORIES.advent),
    },
    school: {
      preHeadline: 'For every school day',
      headline: 'What has to be in the school bag tomorrow',
      text: 'Exercise books, pens and pencil cases that last the school year. With you within 2 to 3 working days.',
      buttonText: 'See exercise books',
      url: categoryPath(FEATURED_CATEGORIES.exerciseBooks),
    },
  },
  tiles: 'What we sell',
  inSeason: { advent: 'For Advent', school: 'For the school day' },
  popular: 'Popular right now',
  classList: {
    headline: 'New to the German class list?',
    text: 'Lineatur 2, Borstenpinsel, Heftumschlag rot: we explain what the teacher is asking for, and where to find it.',
    buttonText: 'Read the list with us',
    url: CLASS_LIST_ADVICE,
  },
  list: 'Everything for the first day of school, in one step',
  schoolStart: {
    headline: 'A school bag that fits',
    text: 'Weight, fit and visibility: what matters in the first school year, and how to measure at home.',
    buttonText: 'Choosing a school bag',
    url: SCHOOL_BAG_ADVICE,
  },
  reduced: 'Now at a lower price',
  fresh: 'New on the shelf',
  reasonsHeadline: 'What you can count on',
  reasons: (freeFrom) => [
    {
      icon: 'truck',
      headline: `Free delivery from ${freeFrom}`,
      text: 'Within Germany by DHL or DPD, to Packstations too.',
    },
    { icon: 'receipt', headline: 'Check first, pay later', text: 'Buy on account and pay within 14 days.' },
    {
      icon: 'return',
      headline: '30 days to return',
      text: 'Longer than the law asks. Sending it back costs you nothing.',
    },
    { icon: 'shield', headline: 'Checked goods', text: 'Toys only with the CE mark and the maker’s details.' },
  ],
};
