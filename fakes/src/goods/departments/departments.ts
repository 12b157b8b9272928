import type { Department } from '../department.ts';
import { BAGS } from './bags/bags.ts';
import { BOOKS } from './books/books.ts';
import { CRAFTS } from './crafts/crafts.ts';
import { FEASTS } from './feasts/feasts.ts';
import { FURNITURE } from './furniture/furniture.ts';
import { MEDIA } from './media/media.ts';
import { OFFICE } from './office/office.ts';
import { PAPER } from './paper/paper.ts';
import { PLAY } from './play/play.ts';
import { SCIENCE } from './science/science.ts';
import { SPORT } from './sport/sport.ts';
import { WRITING } from './writing/writing.ts';

/** The first level of the category tree, in the order of the navigation. */
export const DEPARTMENTS: readonly Department[] = [
  WRITING,
  PAPER,
  CRAFTS,
  BAGS,
  PLAY,
  BOOKS,
  FURNITURE,
  OFFICE,
  MEDIA,
  SPORT,
  SCIENCE,
  FEASTS,
];
