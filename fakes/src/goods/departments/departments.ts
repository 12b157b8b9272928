import type { Department } from '../department.ts';
import { WRITING } from './writing/writing.ts';

/** The first level of the category tree, in the order of the navigation. */
export const DEPARTMENTS: readonly Department[] = [WRITING];
