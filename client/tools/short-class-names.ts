import type { Plugin } from 'vite';

const SHEET = /\.module\.css$/u;

/** `[hash]` of Lightning CSS, which is the same for all names of a style sheet, and the name in the source. */
export const CLASS_NAME_PATTERN = '_[hash]_[local]';
const CLASS_NAME = /\b_(?<hash>[\w-]{6})_(?<local>[a-z]\w*)/giu;

/** Numbers the names of a style sheet by their first use, so that other sheets do not change them. */
export const shortNamesOf = (css: string): ReadonlyMap<string, string> => {
  const names = [...new Set(css.match(CLASS_NAME))];
  return new Map(names.map((name, at) => [name, name.replace(CLASS_NAME, `_$<hash>${at.toString(36)}`)]));
};

export const shortened = (code: string, names: ReadonlyMap<string, string>): string =>
  code.replace(CLASS_NAME, (name) => names.get(name) ?? name);

/** Shortens the class names of the built style sheets: of the compressed sheet, a twelfth was names. */
export const shortClassNames = (): Plugin[] => {
  const namesBySheet = new Map<string, ReadonlyMap<string, string>>();
  return [
    {
      // Between Vite's own plugins, the first of which compiles the sheet, and the second turns it into a script of names.
      name: 'short-class-names',
      apply: 'build',
      transform: {
        filter: { id: SHEET },
        handler(css, id) {
          const names = shortNamesOf(css);
          namesBySheet.set(id, names);
          return { code: shortened(css, names), map: null };
        },
      },
    },
    {
      name: 'short-class-names-in-scripts',
      apply: 'build',
      enforce: 'post',
      transform: {
        filter: { id: SHEET },
        handler: (script, id) => ({
          code: shortened(script, namesBySheet.get(id) ?? new Map<string, string>()),
          map: null,
        }),
      },
    },
  ];
};
