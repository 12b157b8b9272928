import type { Department } from '../../department.ts';
import { both } from '../../product-template.ts';
import { EARTH } from './earth.ts';
import { LAB } from './lab.ts';
import { LIFE } from './life.ts';
import { OBSERVING } from './observing.ts';

export const SCIENCE: Department = {
  id: '19',
  name: both('Natur & Experimente', 'Science & experiments'),
  description: both(
    'Vom ersten Blick durch die Lupe bis zum eigenen Versuch.',
    'From the first look through a lens to an experiment of your own.',
  ),
  scene: 'science-mix',
  aisles: [OBSERVING, LAB, EARTH, LIFE],
};
