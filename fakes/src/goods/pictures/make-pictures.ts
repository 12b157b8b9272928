import { mkdir, stat } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { isColour } from '../colours.ts';
import { PICTURE_WIDTHS, WIDEST_WEBP } from '../project-picture.ts';
import { neededPictures } from './needed-pictures.ts';
import { inStudio } from './studio.ts';
import { cssOf } from './scene.ts';
import { SCENES } from './scenes.ts';
import { BOARD, svgOf } from './svg.ts';
import { HEROES } from './heroes.ts';

// Run by hand after a drawing changes: node fakes/src/goods/pictures/make-pictures.ts [--all | name …]
const TARGET = fileURLToPath(new URL('../../../pictures/', import.meta.url));
const AVIF = { quality: 58, effort: 4, chromaSubsampling: '4:4:4' };
const WEBP = { quality: 78, effort: 5, smartSubsample: true };

/** A name that is no drawing in a colour. */
class UnknownPicture extends Error {
  override readonly name = 'UnknownPicture';
}

const svgNamed = (name: string): string => {
  const [scene = '', tint = '', place] = name.split('_');
  const draw = SCENES.get(scene);
  if (draw === undefined || !isColour(tint)) throw new UnknownPicture(name);
  const colour = cssOf(tint);
  return svgOf(place === 'studio' ? inStudio(draw, colour) : draw(colour), BOARD.width, BOARD.height);
};

const write = async (svg: string, boardWidth: number, name: string, widths: readonly number[]): Promise<void> => {
  const widest = Math.max(...widths);
  const drawn = await sharp(Buffer.from(svg), { density: (72 * widest) / boardWidth }).flatten({ background: '#ffffff' }).png({ compressionLevel: 0 }).toBuffer();
  for (const width of widths) {
    const sized = sharp(drawn).resize(width);
    await sized.clone().avif(AVIF).toFile(`${TARGET}${name}-${width}.avif`);
    if (width <= WIDEST_WEBP || boardWidth > BOARD.width) await sized.clone().webp(WEBP).toFile(`${TARGET}${name}-${width}.webp`);
  }
};

const isMade = async (name: string): Promise<boolean> =>
  stat(`${TARGET}${name}-280.avif`).then(
    () => true,
    () => false,
  );

const asked = process.argv.slice(2);
await mkdir(TARGET, { recursive: true });

for (const name of neededPictures()) {
  const wanted = asked.length === 0 ? !(await isMade(name)) : asked[0] === '--all' || asked.some((one) => name.startsWith(`${one}_`));
  if (wanted) await write(svgNamed(name), BOARD.width, name, PICTURE_WIDTHS);
}
for (const hero of HEROES) {
  if (asked.length === 0 || asked[0] === '--all' || asked.includes(hero.name)) await write(hero.svg, hero.width, hero.name, hero.widths);
}
