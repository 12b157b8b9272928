import type { Picture } from '@shop/domain/catalogue/product';

/** Widths in pixels that were made of each picture; all are 4:3. */
export const PICTURE_WIDTHS = [280, 560, 1120] as const;

const heightOf = (width: number): number => (width / 4) * 3;

/** Browsers without AVIF get no larger WebP than this. */
export const WIDEST_WEBP = 560;

const srcset = (name: string, format: string, widths: readonly number[]): string => widths.map((width) => `/pictures/${name}-${width}.${format} ${width}w`).join(', ');

/** A picture under `fakes/pictures` in all its sizes; `src` is for readers that know no other format. */
export const pictureOf = (name: string, alt: string): Picture => ({
  alt,
  src: `/pictures/${name}-560.webp`,
  width: 560,
  height: heightOf(560),
  sources: [
    { type: 'image/avif', srcset: srcset(name, 'avif', PICTURE_WIDTHS) },
    { type: 'image/webp', srcset: srcset(name, 'webp', PICTURE_WIDTHS.filter((width) => width <= WIDEST_WEBP)) },
  ],
});
