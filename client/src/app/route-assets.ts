import manifest from 'virtual:client-manifest';

import type { TextLanguage } from '@shop/domain/storefronts/language';

const ENTRY = 'src/app/entry-client.tsx';
/** The one style sheet of all pages. */
const STYLES = 'style.css';

/** The chunk that is a classic script (client/tools/classic-libraries.ts). */
const LIBRARIES = 'libraries';

/** The files that a page needs for hydration. */
export interface PageAssets {
  /** A classic script that all modules need. The development server has none. */
  readonly libraries?: string;
  /** Modules in the order in which they run, the entry last. */
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** The manifest key of a route's component, which the router's plugin splits off. */
const routeKey = (routeId: string): string =>
  `src/routes/${routeId.slice(1).replaceAll('/', '.').replace(/\.$/u, '.index')}.tsx?tsr-split=component`;

const textKey = (language: TextLanguage, area: string): string => `src/locales/${language}/${area}.json`;

const addressed = (file: string): string => `/${file}`;

/** The chunks of these manifest keys and of everything they import, each once, after those that it imports. */
const withImports = (keys: readonly string[]): readonly string[] => {
  const seen = new Set<string>();
  const inOrder = (key: string): readonly string[] => {
    if (seen.has(key) || manifest[key] === undefined) return [];
    seen.add(key);
    return [...(manifest[key].imports ?? []).flatMap(inOrder), key];
  };
  return keys.flatMap(inOrder);
};

interface PageFiles {
  readonly routeIds: readonly string[];
  readonly language: TextLanguage;
  readonly areas: readonly string[];
}

const findAssets = (keys: readonly string[]): PageAssets => {
  const chunks = withImports(keys).flatMap((key) => manifest[key] ?? []);
  const libraries = chunks.find(({ name }) => name === LIBRARIES);
  return {
    ...(libraries === undefined ? {} : { libraries: addressed(libraries.file) }),
    scripts: [...new Set(chunks.filter((chunk) => chunk !== libraries).map(({ file }) => addressed(file)))],
    styles: [manifest[STYLES]?.file ?? []].flat().map(addressed),
  };
};

const known = new Map<string, PageAssets>();

export const assetsOf = ({ routeIds, language, areas }: PageFiles): PageAssets => {
  const keys = [...routeIds.map(routeKey), ...areas.map((area) => textKey(language, area)), ENTRY];
  const name = keys.join();
  const assets = known.get(name) ?? findAssets(keys);
  known.set(name, assets);
  return assets;
};
