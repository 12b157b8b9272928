import type { Department } from '../department.ts';
import { BAGS } from './bags/bags.ts';
import { CRAFTS } from './crafts/crafts.ts';
import { FURNITURE } from './furniture/furniture.ts';
import { MEDIA } from './media/media.ts';
import { OFFICE } from './office/office.ts';
import { PAPER } from './paper/paper.ts';
import { PLAY } from './play/play.ts';
import { WRITING } from './writing/writing.ts';

/** The first level of the category tree, in the order of the navigation. */
export const DEPARTMENTS: readonly Department[] = [WRITING, PAPER, CRAFTS, BAGS, PLAY, FURNITURE, OFFICE, MEDIA];
