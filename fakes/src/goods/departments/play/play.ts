import type { Department } from '../../department.ts';
import { both } from '../../product-template.ts';
import { BUILDING } from './building.ts';
import { COUNTING } from './counting.ts';
import { GAMES } from './games.ts';
import { LANGUAGE } from './language.ts';
import { ROLE_PLAY } from './role-play.ts';

export const PLAY: Department = {
  id: '14',
  name: both('Lernspiele & Spielzeug', 'Learning games & toys'),
  description: both(
    'Spiele, die Rechnen, Sprache und Miteinander fördern.',
    'Games that foster numbers, language and getting along.',
  ),
  scene: 'play-mix',
  aisles: [COUNTING, LANGUAGE, BUILDING, GAMES, ROLE_PLAY],
};
