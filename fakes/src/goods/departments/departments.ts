import type { Department } from '../department.ts';
import { BAGS } from './bags/bags.ts';
import { CRAFTS } from './crafts/crafts.ts';
import { PAPER } from './paper/paper.ts';
import { WRITING } from './writing/writing.ts';

/** The first level of the category tree, in the order of the navigation. */
export const DEPARTMENTS: readonly Department[] = [WRITING, PAPER, CRAFTS, BAGS];
