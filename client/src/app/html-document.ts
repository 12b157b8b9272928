import inlineScripts from 'virtual:inline-scripts';

import { fontFiles } from '../ui/font-files.ts';
import visuallyHidden from '../ui/visually-hidden.module.css';
import { ANNOUNCER_ELEMENT, ROOT_ELEMENT, STATE_ELEMENT } from './page-state.ts';
import type { PageAssets } from './route-assets.ts';

/** How the page gets its scripts. A page without it has none. */
export interface Hydration {
  readonly state: string;
  /** Whether the scripts wait until somebody uses the page (docs/decisions/0144). */
  readonly startsOnIntent: boolean;
}

export interface HtmlDocument {
  readonly language: string;
  readonly theme: string;
  readonly themeColor: string;
  readonly head: string;
  readonly body: string;
  readonly assets: PageAssets;
  readonly hydration?: Hydration;
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** The start tag of an element. Attributes without a value are left out. */
export const startTag = (name: string, attributes: Readonly<Record<string, unknown>>): string => {
  const present = Object.entries(attributes).filter(([, value]) => value !== undefined && value !== false);
  return `<${name} ${present.map(([attribute, value]) => `${attribute}="${escaped(String(value))}"`).join(' ')}>`;
};

export const titleTag = (title: string): string => `<title>${escaped(title)}</title>`;

const link = (attributes: Readonly<Record<string, string>>): string => startTag('link', attributes);

const FONTS = fontFiles
  .map((href) => link({ rel: 'preload', as: 'font', type: 'font/woff2', href, crossorigin: 'anonymous' }))
  .join('');

interface AssetTags {
  readonly styles: string;
  readonly bootOnIntent: string;
  readonly bootAtOnce: string;
}

const bootTag = (starts: 'on-intent' | 'at-once', { libraries, scripts }: PageAssets): string =>
  `${startTag('script', { 'data-starts': starts, 'data-libraries': libraries, 'data-scripts': scripts.join(' ') })}${inlineScripts.boot.code}</script>`;

const known = new WeakMap<PageAssets, AssetTags>();

/** The tags of a route's files. Rendered once, as they are the same for all of its pages. */
const tagsOf = (assets: PageAssets): AssetTags => {
  const tags = known.get(assets) ?? {
    styles: assets.styles.map((href) => link({ rel: 'stylesheet', href })).join(''),
    bootOnIntent: bootTag('on-intent', assets),
    bootAtOnce: bootTag('at-once', assets),
  };
  known.set(assets, tags);
  return tags;
};

/** The hashes that the content security policy of a hydrated page names. */
export const SCRIPT_HASHES: readonly string[] = Object.values(inlineScripts).map(({ hash }) => hash);

/** Part of the page from the start: adding it later would make the browser paint the whole page again, and some screen readers miss the first text of a new live region. */
const ANNOUNCER = `${startTag('span', { id: ANNOUNCER_ELEMENT, class: visuallyHidden.hidden, role: 'status' })}</span>`;

const SPECULATION_RULES = `<script type="speculationrules">${inlineScripts.speculationRules.code}</script>`;

/** The whole page. Its inline scripts are the same on all pages, and it has no inline style. */
export const htmlDocument = ({ language, theme, themeColor, head, body, assets, hydration }: HtmlDocument): string => {
  const { styles, bootOnIntent, bootAtOnce } = tagsOf(assets);
  return [
    `<!doctype html><html lang="${language}" data-theme="${theme}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    // Before all else: it records what is pressed.
    hydration === undefined ? '' : hydration.startsOnIntent ? bootOnIntent : bootAtOnce,
    head,
    startTag('meta', { name: 'theme-color', content: themeColor }),
    FONTS,
    styles,
    hydration?.startsOnIntent === true ? SPECULATION_RULES : '',
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="manifest" href="/manifest.webmanifest">',
    `</head><body><div id="${ROOT_ELEMENT}">${body}</div>`,
    hydration === undefined
      ? ''
      : `${ANNOUNCER}<script type="application/json" id="${STATE_ELEMENT}">${hydration.state}</script>`,
    '</body></html>',
  ].join('');
};
