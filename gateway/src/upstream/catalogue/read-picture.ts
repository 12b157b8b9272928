import type { Crumb, Picture } from '@shop/domain/catalogue/product';
import type { CrumbFieldsFragment, ImageFieldsFragment } from '../generated/operation-types.ts';

export const readPicture = ({ alt, src, width, height, sources }: ImageFieldsFragment): Picture => ({
  alt,
  src,
  width,
  height,
  sources: sources.map(({ type, srcset }) => ({ type, srcset })),
});

export const readPictureIf = (image: ImageFieldsFragment | null): Picture | undefined =>
  image === null ? undefined : readPicture(image);

export const readCrumbs = (crumbs: readonly CrumbFieldsFragment[]): readonly Crumb[] =>
  crumbs.map(({ displayName, path }) => ({ displayName, path }));
