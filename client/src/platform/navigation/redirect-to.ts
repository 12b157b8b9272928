import { redirect } from '@tanstack/react-router';

import { parseSearch } from './search-params.ts';

/** A redirect for a route to throw. The target may include a query. */
export const redirectTo = (
  target: string,
  options: { readonly statusCode?: number; readonly replace?: boolean } = {},
) => {
  const [path = '/', query = ''] = target.split('?', 2);
  return redirect({ to: path, search: parseSearch(query), ...options });
};
