import type { Aisle, Department, Shelf } from './department.ts';
import type { GoodsCategory } from './goods.ts';
import { pictureName, shelfPicture } from './picture-choice.ts';

const shelfCategory = (parentId: string, shelf: Shelf, at: number): GoodsCategory => ({
  categoryId: `${parentId}${at + 1}`,
  parentId,
  level: 3,
  name: shelf.name,
  description: shelf.templates[0].teaser,
  picture: shelfPicture(shelf.templates[0]),
  children: [],
});

const aisleCategory = (parentId: string, aisle: Aisle, at: number): GoodsCategory => {
  const categoryId = `${parentId}${at + 1}`;
  return {
    categoryId,
    parentId,
    level: 2,
    name: aisle.name,
    description: aisle.description,
    picture: pictureName(aisle.scene, 'blue'),
    children: aisle.shelves.map((shelf, place) => shelfCategory(categoryId, shelf, place)),
  };
};

/** The tree of a department; a category's id is its parent's id followed by its position. */
export const departmentCategory = (department: Department): GoodsCategory => ({
  categoryId: department.id,
  level: 1,
  name: department.name,
  description: department.description,
  picture: pictureName(department.scene, 'blue'),
  children: department.aisles.map((aisle, at) => aisleCategory(department.id, aisle, at)),
});
