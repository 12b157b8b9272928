import { departmentCategory } from '../category-tree.ts';
import { DEPARTMENTS } from '../departments/departments.ts';
import type { GoodsCategory } from '../goods.ts';
import { pictureName, possiblePictures, studioName } from '../picture-choice.ts';

/** Drawings that editors place next to text, where they fill half a page. */
export const EDITORS_PICTURES: readonly string[] = [
  'bags-mix',
  'catalogue',
  'classroom',
  'craft-mix',
  'envelopes',
  'exercise-books',
  'first-aid',
  'office-mix',
  'package',
  'satchel',
  'school-cone',
  'trophy',
  'writing-mix',
].flatMap((scene) => [pictureName(scene, 'blue'), studioName(scene, 'blue')]);

const ofCategory = ({ picture, children }: GoodsCategory): readonly string[] => [
  picture,
  ...children.flatMap(ofCategory),
];

const templates = DEPARTMENTS.flatMap(({ aisles }) =>
  aisles.flatMap(({ shelves }) => shelves.flatMap((shelf) => shelf.templates)),
);

/** Names of all pictures that a product, a category or an editor's page shows, whatever the seed. */
export const neededPictures = (): readonly string[] =>
  [
    ...new Set([
      ...EDITORS_PICTURES,
      ...DEPARTMENTS.map(departmentCategory).flatMap(ofCategory),
      ...templates.flatMap(possiblePictures),
    ]),
  ].sort();
