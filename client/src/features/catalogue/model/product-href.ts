import { itemPath } from '@shop/domain/catalogue/item-path';

/** The URL of a product. If it has variants, of the one that the tile shows (LIST-12). */
export const productHref = ({
  path,
  moreVariants,
  bestItemId,
}: {
  readonly path: string;
  readonly moreVariants: boolean;
  readonly bestItemId: string;
}): string => itemPath(path, bestItemId, moreVariants);
