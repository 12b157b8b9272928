/** An id of the shop, with the world that it belongs to: worlds use the same ids. */
export const idInWorld = ({ world }: { readonly world: string | undefined }, id: string): string =>
  `${world ?? ''}|${id}`;
