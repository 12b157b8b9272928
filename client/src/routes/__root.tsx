import { createRootRouteWithContext, Outlet } from '@tanstack/react-router';

import type { RouterContext } from '../app/router-context.ts';
import '../ui/tokens.css';
import '../ui/fonts.css';
import '../ui/base.css';
import type { SearchValues } from '../platform/navigation/search-params.ts';

const textValues = (search: Readonly<Record<string, unknown>>): SearchValues =>
  Object.fromEntries(
    Object.entries(search).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );

/** On the server the gateway guards a page before it is rendered. */
const isGuardedHere = ({ page }: RouterContext): boolean => page.storefront.isB2b && typeof document !== 'undefined';

const guard = async (
  entry: Parameters<typeof import('../app/guard-business-page.ts').guardBusinessPage>[0],
): Promise<Partial<RouterContext>> => (await import('../app/guard-business-page.ts')).guardBusinessPage(entry);

export const Route = createRootRouteWithContext<RouterContext>()({
  validateSearch: textValues,
  beforeLoad: ({ context, location, preload, search }) =>
    isGuardedHere(context) && !preload ? guard({ context, location, search }) : {},
  component: Outlet,
});
