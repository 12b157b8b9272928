import type { Department } from '../../department.ts';
import { both } from '../../product-template.ts';
import { AUTUMN_AND_CARNIVAL } from './autumn-and-carnival.ts';
import { CHRISTMAS } from './christmas.ts';
import { SPRING_AND_BIRTHDAY } from './spring-and-birthday.ts';

export const FEASTS: Department = {
  id: '20',
  name: both('Feste & Jahreszeiten', 'Celebrations & seasons'),
  description: both(
    'Durch das Jahr mit Laternen, Sternen, Eiern und Ballons.',
    'Through the year with lanterns, stars, eggs and balloons.',
  ),
  scene: 'feast-mix',
  aisles: [CHRISTMAS, AUTUMN_AND_CARNIVAL, SPRING_AND_BIRTHDAY],
};
