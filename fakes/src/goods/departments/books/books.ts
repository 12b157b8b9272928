import type { Department } from '../../department.ts';
import { both } from '../../product-template.ts';
import { CHILDREN_BOOKS } from './children-books.ts';
import { PRACTICE_BOOKS } from './practice-books.ts';
import { TEACHING } from './teaching.ts';

export const BOOKS: Department = {
  id: '21',
  name: both('Bücher & Unterricht', 'Books & teaching'),
  description: both(
    'Lernhefte, Kinderbücher und Material für Lehrkräfte.',
    'Practice books, children’s books and material for teachers.',
  ),
  scene: 'books-mix',
  aisles: [PRACTICE_BOOKS, CHILDREN_BOOKS, TEACHING],
};
