import { createRootRouteWithContext, Outlet } from '@tanstack/react-router';

import type { RouterContext } from '../app/router-context.ts';
import '../ui/tokens.css';
import '../ui/fonts.css';
import '../ui/base.css';
import type { SearchValues } from '../platform/navigation/search-params.ts';

const textValues = (search: Readonly<Record<string, unknown>>): SearchValues =>
  Object.fromEntries(Object.entries(search).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])));

export const Route = createRootRouteWithContext<RouterContext>()({
  validateSearch: textValues,
  beforeLoad: ({ context, matches }) => context.texts.load(matches.flatMap(({ staticData }) => [...(staticData.areas ?? []), ...(staticData.staticAreas ?? [])])),
  component: Outlet,
});
