import type { ReactNode } from 'react';

import type { TeaserAttribute } from '../../../shared/teaser.ts';

interface TeaserPictureProps {
  readonly image: TeaserAttribute | undefined;
  readonly className?: string | undefined;
  readonly isEager?: boolean;
}

/** A picture that an editor chose. */
export const TeaserPicture = ({ image, className, isEager = false }: TeaserPictureProps): ReactNode => {
  if (image?.url === undefined || image.url === null) return null;
  return (
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
  );
};
