import type { Font } from 'fontkit';
import { FONT_FAMILIES, type Weight } from './fonts.ts';

/** Takes a font under a name by which a document then draws with it. */
type RegisterFont = (name: string, file: Buffer) => void;

/** The registered name of the font that shows a whole text; undefined if no font does. */
export type FindFont = (text: string, weight: Weight) => string | undefined;

/** The fonts of one document. Each is opened when a text needs it, since the last one is large. */
export const documentFonts = async (register: RegisterFont): Promise<FindFont> => {
  const { create } = await import('fontkit');
  const opened = new Map<string, Font>();
  const open = (name: string, file: Buffer): Font => {
    const font = create(file);
    if (!('hasGlyphForCodePoint' in font)) throw new Error(`${name} is a collection of fonts`);
    register(name, file);
    opened.set(name, font);
    return font;
  };
  return (text, weight) => {
    for (const { name: family, read } of FONT_FAMILIES) {
      const name = `${family} ${weight}`;
      const font = opened.get(name) ?? open(name, read(weight));
      if ([...text].every((sign) => font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0))) return name;
    }
    return undefined;
  };
};
