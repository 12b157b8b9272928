import type { Department } from '../../department.ts';
import { both } from '../../product-template.ts';
import { BALLS } from './balls.ts';
import { GYMNASTICS } from './gymnastics.ts';
import { PLAYGROUND } from './playground.ts';
import { TEAMS } from './teams.ts';

export const SPORT: Department = {
  id: '18',
  name: both('Sport & Bewegung', 'Sport & movement'),
  description: both(
    'Bälle, Matten und Spiele für Turnhalle, Pausenhof und Wiese.',
    'Balls, mats and games for gym, yard and meadow.',
  ),
  scene: 'sport-mix',
  aisles: [BALLS, GYMNASTICS, PLAYGROUND, TEAMS],
};
