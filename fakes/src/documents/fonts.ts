import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { unpackWoff } from './unpack-woff.ts';

export type Weight = 'regular' | 'bold';

/** Fonts of one design. All are under the SIL Open Font License. */
interface FontFamily {
  readonly name: string;
  readonly read: (weight: Weight) => Buffer;
}

// By the name of this package: a bundle that contains this code lies elsewhere.
const fakes = (): NodeJS.Require =>
  createRequire(createRequire(import.meta.url).resolve('@shop/fakes/documents/fonts'));

const beside = (module: string, path: string): Buffer =>
  readFileSync(new URL(path, pathToFileURL(fakes().resolve(module))));

const NOTO_WEIGHTS: Readonly<Record<Weight, string>> = { regular: 'Regular', bold: 'Bold' };

const noto = (script: string, name: string): FontFamily => ({
  name,
  read: (weight) => beside(`@embedpdf/fonts-${script}`, `../fonts/${name}-${NOTO_WEIGHTS[weight]}.ttf`),
});

/** The family whose metrics lines have, and which shows all texts of the shop's own. */
const FIGTREE: FontFamily = {
  name: 'Figtree',
  read: (weight) => beside('@shop/fakes/documents/fonts', `../../fonts/figtree-${weight}.ttf`),
};

/** Every character of the Basic Multilingual Plane and many beyond it, drawn on a grid of 16 dots. */
const UNIFONT: FontFamily = {
  name: 'UnifontEX',
  read: () => unpackWoff(readFileSync(fakes().resolve('@fontsource/unifontex/files/unifontex-latin-400-normal.woff'))),
};

/** A word is shown in the first that has all its letters (docs/decisions/0158). */
export const FONT_FAMILIES: readonly FontFamily[] = [
  FIGTREE,
  noto('latin', 'NotoSans'),
  noto('arabic', 'NotoNaskhArabic'),
  noto('hebrew', 'NotoSansHebrew'),
  UNIFONT,
];
