import { redirect } from '@tanstack/react-router';

import { parseSearch } from './search-params.ts';

/** What a route throws to send the visitor to an address of the shop, query included. */
export const redirectTo = (address: string, options: { readonly statusCode?: number; readonly replace?: boolean } = {}) => {
  const [path = '/', query = ''] = address.split('?', 2);
  return redirect({ to: path, search: parseSearch(query), ...options });
};
