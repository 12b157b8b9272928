import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** Files of the fonts of documents: Figtree, under the SIL Open Font License. */
export const fonts = (): { readonly regular: string; readonly bold: string } => {
  // This file by the name of its package: a bundle that contains this code lies elsewhere.
  const here = pathToFileURL(createRequire(import.meta.url).resolve('@shop/fakes/documents/fonts'));
  const fontFile = (name: string): string => fileURLToPath(new URL(`../../fonts/${name}.ttf`, here));
  return { regular: fontFile('figtree-regular'), bold: fontFile('figtree-bold') };
};
