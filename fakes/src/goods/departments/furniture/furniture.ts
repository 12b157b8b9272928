import type { Department } from '../../department.ts';
import { both } from '../../product-template.ts';
import { BOARDS } from './boards.ts';
import { ROOMS } from './rooms.ts';
import { SEATING } from './seating.ts';
import { STORAGE } from './storage.ts';
import { TABLES } from './tables.ts';

export const FURNITURE: Department = {
  id: '15',
  name: both('Möbel & Ausstattung', 'Furniture & equipment'),
  description: both(
    'Tische, Stühle, Schränke und Tafeln, die Schulalltag aushalten.',
    'Tables, chairs, cupboards and boards that stand up to school.',
  ),
  scene: 'classroom',
  aisles: [TABLES, SEATING, STORAGE, BOARDS, ROOMS],
};
