import type { Department } from '../../department.ts';
import { both } from '../../product-template.ts';
import { ENVELOPES } from './envelopes.ts';
import { EXERCISE_BOOKS } from './exercise-books.ts';
import { FILING } from './filing.ts';
import { PLANNERS } from './planners.ts';
import { SHEETS } from './sheets.ts';

export const PAPER: Department = {
  id: '11',
  name: both('Papier & Hefte', 'Paper & exercise books'),
  description: both(
    'Hefte in allen Lineaturen, Papier für Kopierer und Kunst, Ordner in den Farben der Fächer.',
    'Exercise books in every ruling, paper for copier and art room, files in subject colours.',
  ),
  scene: 'paper-mix',
  aisles: [EXERCISE_BOOKS, SHEETS, FILING, ENVELOPES, PLANNERS],
};
