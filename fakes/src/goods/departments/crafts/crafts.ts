import type { Department } from '../../department.ts';
import { both } from '../../product-template.ts';
import { BRUSHES } from './brushes.ts';
import { COLOURED_CARD } from './coloured-card.ts';
import { CRAFT_MATERIALS } from './craft-materials.ts';
import { GLUE_AND_SCISSORS } from './glue-and-scissors.ts';
import { MODELLING } from './modelling.ts';
import { PAINTS } from './paints.ts';
import { WOODWORK } from './woodwork.ts';

export const CRAFTS: Department = {
  id: '12',
  name: both('Basteln & Kunst', 'Art & crafts'),
  description: both(
    'Farben, Papier, Kleber und Material für Kunstraum, Werkraum und Küchentisch.',
    'Paints, paper, glue and materials for art room, workshop and kitchen table.',
  ),
  scene: 'art-mix',
  aisles: [PAINTS, BRUSHES, COLOURED_CARD, GLUE_AND_SCISSORS, CRAFT_MATERIALS, MODELLING, WOODWORK],
};
