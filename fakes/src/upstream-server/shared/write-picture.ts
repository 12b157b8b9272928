import type { Picture } from '@shop/domain/catalogue/product';
import type { Image } from '../generated/upstream-types.ts';

export const writePicture = ({ src, alt, width, height, sources }: Picture): Image => ({
  src,
  alt,
  width,
  height,
  sources,
});

export const writePictureIfAny = (picture: Picture | undefined): Image | null =>
  picture === undefined ? null : writePicture(picture);
