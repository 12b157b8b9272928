import { IMAGE_FORMATS } from '@shop/domain/catalogue/image-formats';
import type { Picture } from '@shop/domain/catalogue/product';
import { joined } from '@shop/domain/shared/joined';
import { deepFreeze } from '../shared/deep-freeze.ts';

const { PRODUCTLISTING_BIG, ADS_MAIN_MOBILE, ADS_ZOOM_DESKTOP } = IMAGE_FORMATS;

/** Widths of editors' pictures in pixels; all are 4:3. */
export const PICTURE_WIDTHS = [PRODUCTLISTING_BIG.width, ADS_MAIN_MOBILE.width, ADS_ZOOM_DESKTOP.width] as const;

/** Widths of product pictures in pixels: the buy box shows them at 560. */
export const GOODS_PICTURE_WIDTHS = [PRODUCTLISTING_BIG.width, ADS_MAIN_MOBILE.width] as const;

const heightOf = (width: number): number => (width / 4) * 3;

const fileOf = (name: string, width: number, format: string): string =>
  joined('/pictures/', name, '-', String(width), '.', format);

const srcset = (name: string, format: string): string =>
  GOODS_PICTURE_WIDTHS.map((width) => `${fileOf(name, width, format)} ${width}w`).join(', ');

type Files = Omit<Picture, 'alt'>;

const filesOf = (name: string): Files =>
  deepFreeze({
    src: fileOf(name, 560, 'webp'),
    width: 560,
    height: heightOf(560),
    sources: [
      { type: 'image/avif', srcset: srcset(name, 'avif') },
      { type: 'image/webp', srcset: srcset(name, 'webp') },
    ],
  });

/** By name, of which there are as many as pictures in the folder. */
const files = new Map<string, Files>();

/** A picture under `fakes/pictures` in all its sizes; `src` is for clients that support no other format. */
export const pictureOf = (name: string, alt: string): Picture => {
  const known = files.get(name) ?? filesOf(name);
  files.set(name, known);
  return { alt, ...known };
};
