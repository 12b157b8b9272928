import manifest from 'virtual:client-manifest';

import type { TextLanguage } from '@shop/domain/storefronts/language';

const ENTRY = 'src/app/entry-client.tsx';
/** The one style sheet of all pages. */
const STYLES = 'style.css';

/** The files that a page needs for hydration. */
export interface PageAssets {
  readonly entry: string | undefined;
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** The manifest key of a route's component, which the router's plugin splits off. */
const routeKey = (routeId: string): string => `src/routes/${routeId.slice(1).replaceAll('/', '.').replace(/\.$/u, '.index')}.tsx?tsr-split=component`;

const textKey = (language: TextLanguage, area: string): string => `src/locales/${language}/${area}.json`;

const addressed = (file: string): string => `/${file}`;

/** The chunks of these manifest keys and of everything they import, each once. */
const withImports = (keys: readonly string[]): readonly string[] => {
  const found = new Set<string>();
  const visit = (key: string): void => {
    if (found.has(key) || manifest[key] === undefined) return;
    found.add(key);
    for (const imported of manifest[key].imports ?? []) visit(imported);
  };
  for (const key of keys) visit(key);
  return [...found];
};

interface PageFiles {
  readonly routeIds: readonly string[];
  readonly language: TextLanguage;
  readonly areas: readonly string[];
}

const findAssets = (keys: readonly string[]): PageAssets => {
  const entry = manifest[ENTRY]?.file;
  const chunks = withImports(keys).flatMap((key) => manifest[key] ?? []);
  return {
    entry: entry === undefined ? undefined : addressed(entry),
    scripts: chunks.filter(({ file }) => file !== entry && file.endsWith('.js')).map(({ file }) => addressed(file)),
    styles: [manifest[STYLES]?.file ?? []].flat().map(addressed),
  };
};

const known = new Map<string, PageAssets>();

export const assetsOf = ({ routeIds, language, areas }: PageFiles): PageAssets => {
  const keys = [ENTRY, ...routeIds.map(routeKey), ...areas.map((area) => textKey(language, area))];
  const name = keys.join();
  const assets = known.get(name) ?? findAssets(keys);
  known.set(name, assets);
  return assets;
};
