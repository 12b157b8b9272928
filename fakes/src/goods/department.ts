import type { Texts } from './goods.ts';
import type { ProductTemplate } from './product-template.ts';

/** Third level of the tree, which contains the products. */
export interface Shelf {
  readonly name: Texts;
  readonly templates: readonly [ProductTemplate, ...ProductTemplate[]];
}

/** Second level of the tree. */
export interface Aisle {
  readonly name: Texts;
  readonly description: Texts;
  readonly scene: string;
  /** At most nine: the position of a shelf is one digit of its id. */
  readonly shelves: readonly [Shelf, ...Shelf[]];
}

/** First level of the tree. */
export interface Department {
  /** Two digits, the beginning of all ids below. */
  readonly id: string;
  readonly name: Texts;
  readonly description: Texts;
  readonly scene: string;
  readonly aisles: readonly [Aisle, ...Aisle[]];
}
