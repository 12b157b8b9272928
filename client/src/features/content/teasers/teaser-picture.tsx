import type { ReactNode } from 'react';

import { attributeOf, type Teaser } from '../model/teaser.ts';

interface TeaserPictureProps {
  readonly teaser: Teaser;
  readonly className?: string | undefined;
  readonly isEager?: boolean;
}

/** Phones, as in `ui/breakpoints.css`. */
const ON_PHONES = '(width < 48em)';

/** A teaser's picture. Phones get the smaller one, if there is one. */
export const TeaserPicture = ({ teaser, className, isEager = false }: TeaserPictureProps): ReactNode => {
  const image = attributeOf(teaser, 'image');
  const small = attributeOf(teaser, 'imageMobile');
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
