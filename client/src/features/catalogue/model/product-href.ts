/** The URL of a product. If it has variants, of the one that the tile shows (specification B2). */
export const productHref = ({ path, moreVariants, bestItemId }: { readonly path: string; readonly moreVariants: boolean; readonly bestItemId: string }): string =>
  moreVariants ? `${path}?varid=${encodeURIComponent(bestItemId)}` : path;
