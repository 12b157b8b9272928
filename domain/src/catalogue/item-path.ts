import { joined } from '../shared/joined.ts';
import type { ItemId } from './product.ts';

/** The page of a product with an item chosen. A product without variants needs no choice (LIST-12). */
export const itemPath = (path: string, itemId: ItemId, hasVariants = true): string =>
  hasVariants ? joined(path, '?varid=', encodeURIComponent(itemId)) : path;
