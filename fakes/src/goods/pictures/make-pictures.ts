import { mkdir, stat } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { isColour } from '../colours.ts';
import { GOODS_PICTURE_WIDTHS, PICTURE_WIDTHS } from '../project-picture.ts';
import { EDITORS_PICTURES, neededPictures } from './needed-pictures.ts';
import { inStudio } from './studio.ts';
import { cssOf } from './scene.ts';
import { SCENES } from './scenes.ts';
import { BOARD, svgOf } from './svg.ts';
import { HEROES } from './heroes.ts';

// Run by hand after a drawing changes: node fakes/src/goods/pictures/make-pictures.ts [--all | name …]
const TARGET = fileURLToPath(new URL('../../../pictures/', import.meta.url));
const AVIF = { quality: 58, effort: 2, chromaSubsampling: '4:4:4' };
const WEBP = { quality: 78, effort: 5, smartSubsample: true };

/** Dots per inch at which one SVG unit is one pixel. */
const SVG_DENSITY = 72;
/** Dots per inch at which a drawing has the width of the largest size. */
const densityFor = (widths: readonly number[]): number => (SVG_DENSITY * Math.max(...widths)) / BOARD.width;
const HERO_WIDTHS = [800, 1600] as const;
const AT_ONCE = 4;

/** The name is not that of a drawing in a colour. */
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

const write = async (svg: string, density: number, name: string, widths: readonly number[]): Promise<void> => {
  const { data, info } = await sharp(Buffer.from(svg), { density })
    .flatten({ background: '#ffffff' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  for (const width of widths.toSorted((a, b) => b - a)) {
    const sized = sharp(data, { raw: { width: info.width, height: info.height, channels: 3 } }).resize(width);
    await sized.clone().avif(AVIF).toFile(`${TARGET}${name}-${width}.avif`);
    await sized.clone().webp(WEBP).toFile(`${TARGET}${name}-${width}.webp`);
  }
};

/** The smallest WebP is written last. */
const isMade = async (name: string): Promise<boolean> =>
  stat(`${TARGET}${name}-${PICTURE_WIDTHS[0]}.webp`).then(
    () => true,
    () => false,
  );

const requested = process.argv.slice(2);

const isWanted = async (name: string): Promise<boolean> => {
  if (requested.length === 0) return !(await isMade(name));
  return requested[0] === '--all' || requested.some((one) => name.startsWith(`${one}_`));
};

const makePicture = async (name: string): Promise<void> => {
  if (!(await isWanted(name))) return;
  const widths = EDITORS_PICTURES.includes(name) ? PICTURE_WIDTHS : GOODS_PICTURE_WIDTHS;
  await write(svgNamed(name), densityFor(widths), name, widths);
};

await mkdir(TARGET, { recursive: true });
for (const hero of HEROES) {
  if (requested.length === 0 || requested[0] === '--all' || requested.includes(hero.name))
    await write(hero.svg, SVG_DENSITY, hero.name, HERO_WIDTHS);
}
const names = neededPictures().toSorted((a, b) => a.split('_').length - b.split('_').length);
for (let at = 0; at < names.length; at += AT_ONCE) await Promise.all(names.slice(at, at + AT_ONCE).map(makePicture));
