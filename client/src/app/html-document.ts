import { fontFiles } from '../ui/font-files.ts';
import type { PageAssets } from './route-assets.ts';
import { ROOT_ELEMENT, STATE_ELEMENT } from './page-state.ts';

export interface HtmlDocument {
  readonly language: string;
  readonly theme: string;
  readonly themeColor: string;
  readonly head: string;
  readonly body: string;
  readonly assets: PageAssets;
  /** Absent where the page is not taken over by scripts. */
  readonly state?: string;
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** An element of the head with its attributes; those without a value are left out. */
export const headTag = (name: string, attributes: Readonly<Record<string, unknown>>): string => {
  const given = Object.entries(attributes).filter(([, value]) => value !== undefined && value !== false);
  return `<${name} ${given.map(([attribute, value]) => `${attribute}="${escaped(String(value))}"`).join(' ')}>`;
};

export const titleTag = (title: string): string => `<title>${escaped(title)}</title>`;

/** The whole page. It carries no inline script and no inline style, so the content security policy needs no exception for it. */
export const htmlDocument = ({ language, theme, themeColor, head, body, assets, state }: HtmlDocument): string => {
  const scripts = state === undefined ? [] : assets.scripts;
  return [
    `<!doctype html><html lang="${language}" data-theme="${theme}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    head,
    headTag('meta', { name: 'theme-color', content: themeColor }),
    ...fontFiles.map((href) => headTag('link', { rel: 'preload', as: 'font', type: 'font/woff2', href, crossorigin: 'anonymous' })),
    ...assets.styles.map((href) => headTag('link', { rel: 'stylesheet', href })),
    ...scripts.map((href) => headTag('link', { rel: 'modulepreload', href, fetchpriority: 'low' })),
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="manifest" href="/manifest.webmanifest">',
    `</head><body><div id="${ROOT_ELEMENT}">${body}</div>`,
    ...(state === undefined || assets.entry === undefined
      ? []
      : [`<script type="application/json" id="${STATE_ELEMENT}">${state}</script><script type="module" src="${assets.entry}" fetchpriority="low"></script>`]),
    '</body></html>',
  ].join('');
};
