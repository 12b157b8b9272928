import type { Department } from '../../department.ts';
import { both } from '../../product-template.ts';
import { LUNCH } from './lunch.ts';
import { SCHOOL_BAGS } from './school-bags.ts';
import { SCHOOL_START } from './school-start.ts';
import { SMALL_BAGS } from './small-bags.ts';

export const BAGS: Department = {
  id: '13',
  name: both('Schulranzen & Taschen', 'School bags'),
  description: both(
    'Ranzen, Rucksäcke, Turnbeutel, Flaschen und Dosen für jeden Schulweg.',
    'Satchels, rucksacks, gym bags, bottles and boxes for every way to school.',
  ),
  scene: 'bags-mix',
  aisles: [SCHOOL_BAGS, SMALL_BAGS, LUNCH, SCHOOL_START],
};
