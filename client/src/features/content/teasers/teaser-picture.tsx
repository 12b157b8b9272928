import type { ReactNode } from 'react';

import { imageOf, type TeaserOf } from '../model/teaser.ts';

interface TeaserPictureProps {
  readonly teaser: TeaserOf<'hero' | 'picture-teaser' | 'prize-draw' | 'printed-catalogue'>;
  readonly className?: string | undefined;
  readonly isEager?: boolean;
}

/** Phones, as in `ui/breakpoints.css`. */
const ON_PHONES = '(width < 48em)';

/** A teaser's picture. Phones get the smaller one, if there is one. */
export const TeaserPicture = ({ teaser, className, isEager = false }: TeaserPictureProps): ReactNode => {
  const image = imageOf(teaser, 'image');
  const small = imageOf(teaser, 'imageMobile');
  if (image?.url == null) return null;
  return (
    <picture>
      {small?.url != null && (
        <source
          media={ON_PHONES}
          srcSet={small.url}
          width={small.width ?? undefined}
          height={small.height ?? undefined}
        />
      )}
      <img
        className={className}
        src={image.url}
        alt={image.text}
        width={image.width ?? undefined}
        height={image.height ?? undefined}
        loading={isEager ? 'eager' : 'lazy'}
        fetchPriority={isEager ? 'high' : 'auto'}
        decoding="async"
      />
    </picture>
  );
};
