import type { ContentRow, PageDetails } from '@shop/domain/content/content';
import type { Region, Storefront } from '@shop/domain/storefronts/storefront';
import type { Texts } from '../goods/goods.ts';
import { localise } from '../goods/catalogue-context.ts';
import { CONTACT } from './page-paths.ts';
import type { PageContext } from './page-context.ts';
import { serviceContact } from './company-contact.ts';
import { columns, html, row } from './teasers.ts';

/** A part of a page, with an optional heading. */
export interface Section {
  readonly heading?: Texts;
  readonly html: Texts;
}

/** A page as an editor wrote it. */
export interface StaticPage {
  readonly title: Texts;
  /** The title of the page in countries whose law uses another term. */
  readonly titleInSwitzerland?: Texts;
  readonly description: Texts;
  /** Who may read it; everybody if absent. */
  readonly readers?: 'consumers' | 'businesses';
  /** Instructions for search engines. The default of the shop applies if absent. */
  readonly robots?: string;
  /** Contains contact details itself. */
  readonly isAboutContact?: boolean;
  /** The parent page. */
  readonly above?: { readonly title: Texts; readonly path: string };
  readonly sections: (storefront: Storefront) => readonly Section[];
  /** Content below the text. */
  readonly below?: (context: PageContext) => readonly ContentRow[];
}

export const markupOf = (storefront: Storefront, { heading, html: body }: Section): string =>
  `${heading === undefined ? '' : `<h2>${localise(storefront, heading)}</h2>`}${localise(storefront, body)}`;

/** Shown next to every page at the same place (WCAG 2.2, 3.2.6). */
const HELP: Texts = { de: 'Fragen? Wir helfen gern', en: 'Questions? We are glad to help' };

export const isFor = ({ readers }: StaticPage, { isB2b }: Storefront): boolean =>
  readers === undefined || (readers === 'businesses') === isB2b;

/** The title of the page in the language, and by the law, of a storefront. */
export const titleOf = (
  { title, titleInSwitzerland = title }: Pick<StaticPage, 'title' | 'titleInSwitzerland'>,
  storefront: Storefront,
): string => {
  const titles: Readonly<Record<Region, Texts>> = { germany: title, austria: title, switzerland: titleInSwitzerland };
  return localise(storefront, titles[storefront.region]);
};

/** The page as a storefront shows it; undefined if it is not meant for the storefront's readers. */
export const renderStaticPage = (page: StaticPage, path: string, context: PageContext): PageDetails | undefined => {
  const { storefront } = context;
  if (!isFor(page, storefront)) return undefined;
  const { description, robots, isAboutContact = false, above, sections, below } = page;
  const text = html(
    'page-text',
    sections(storefront)
      .map((section) => markupOf(storefront, section))
      .join(''),
  );
  const help = html('page-help', markupOf(storefront, { heading: HELP, html: serviceContact(storefront) }));
  return {
    pageType: 'CONTENT',
    redirectIsTemporary: false,
    seo: {
      title: titleOf(page, storefront),
      description: localise(storefront, description),
      ...(robots === undefined ? {} : { robots }),
      canonicalUrl: path,
      links: isAboutContact ? [] : [{ rel: 'help', href: CONTACT }],
      breadcrumbs: above === undefined ? [] : [{ displayName: localise(storefront, above.title), path: above.path }],
    },
    rows: [isAboutContact ? row(text) : columns(text, help), ...(below?.(context) ?? [])],
    activeAbTests: [],
  };
};
