import { fontFiles } from '../ui/font-files.ts';
import { ROOT_ELEMENT, STATE_ELEMENT } from './page-state.ts';
import type { PageAssets } from './route-assets.ts';

export interface HtmlDocument {
  readonly language: string;
  readonly theme: string;
  readonly themeColor: string;
  readonly head: string;
  readonly body: string;
  readonly assets: PageAssets;
  /** Absent if the page is not hydrated. */
  readonly state?: string;
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** An element of the head. Attributes without a value are left out. */
export const headTag = (name: string, attributes: Readonly<Record<string, unknown>>): string => {
  const present = Object.entries(attributes).filter(([, value]) => value !== undefined && value !== false);
  return `<${name} ${present.map(([attribute, value]) => `${attribute}="${escaped(String(value))}"`).join(' ')}>`;
};

export const titleTag = (title: string): string => `<title>${escaped(title)}</title>`;

const link = (attributes: Readonly<Record<string, string>>): string => headTag('link', attributes);

const FONTS = fontFiles.map((href) => link({ rel: 'preload', as: 'font', type: 'font/woff2', href, crossorigin: 'anonymous' })).join('');

const known = new WeakMap<PageAssets, { readonly styles: string; readonly scripts: string }>();

/** The links to a route's files. Rendered once, as they are the same for all of its pages. */
const linksOf = (assets: PageAssets): { readonly styles: string; readonly scripts: string } => {
  const links = known.get(assets) ?? {
    styles: assets.styles.map((href) => link({ rel: 'stylesheet', href })).join(''),
    scripts: assets.scripts.map((href) => link({ rel: 'modulepreload', href, fetchpriority: 'low' })).join(''),
  };
  known.set(assets, links);
  return links;
};

/** The whole page. It has no inline script and no inline style, so the content security policy needs no exception. */
export const htmlDocument = ({ language, theme, themeColor, head, body, assets, state }: HtmlDocument): string => {
  const { styles, scripts } = linksOf(assets);
  return [
    `<!doctype html><html lang="${language}" data-theme="${theme}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    head,
    headTag('meta', { name: 'theme-color', content: themeColor }),
    FONTS,
    styles,
    state === undefined ? '' : scripts,
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="manifest" href="/manifest.webmanifest">',
    `</head><body><div id="${ROOT_ELEMENT}">${body}</div>`,
    ...(state === undefined || assets.entry === undefined
      ? []
      : [`<script type="application/json" id="${STATE_ELEMENT}">${state}</script><script type="module" src="${assets.entry}" fetchpriority="low"></script>`]),
    '</body></html>',
  ].join('');
};
