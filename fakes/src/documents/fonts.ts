import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** This file by the name of its package: a bundle that contains this code lies elsewhere. */
const HERE = pathToFileURL(createRequire(import.meta.url).resolve('@shop/fakes/documents/fonts'));

const fontFile = (name: string): string => fileURLToPath(new URL(`../../fonts/${name}.ttf`, HERE));

/** Fonts of documents: Figtree, under the SIL Open Font License. */
export const FONTS = { regular: fontFile('figtree-regular'), bold: fontFile('figtree-bold') } as const;
