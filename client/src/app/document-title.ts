import { isMissing } from './loaded-matches.ts';
import { pageTitle } from './page-titles.ts';
import type { AppRouter } from './router.tsx';

interface TitledMatch {
  readonly meta?: readonly unknown[] | undefined;
}

const isTitle = (tag: unknown): tag is { readonly title: string } =>
  typeof tag === 'object' && tag !== null && 'title' in tag && typeof tag.title === 'string';

const ownTitle = (matches: readonly TitledMatch[]): string | undefined =>
  matches
    .flatMap(({ meta }) => meta ?? [])
    .filter(isTitle)
    .at(-1)?.title;

/** The title of the deepest matched route that has one. Missing and failed pages have their own titles (PAGE-10). */
export const documentTitle = (router: AppRouter): string | undefined => {
  const { context } = router.options;
  const matches = router.stores.matches.get();
  if (matches.some(isMissing)) return pageTitle(context.texts.i18n.t('notFound.title'), context);
  if (matches.some(({ status }) => status === 'error')) return pageTitle(context.texts.i18n.t('error.title'), context);
  return ownTitle(matches);
};
