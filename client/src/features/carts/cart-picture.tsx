import type { ReactNode } from 'react';

import type { CartPositionPartFragment, PicturePartFragment } from '../../platform/generated/graphql.ts';
import { Picture } from '../../ui/picture.tsx';
import styles from './cart-picture.module.css';

/** Sizes in CSS pixels (CART-07): of a gift, landscape or portrait, and of a line without a picture. */
export const GIFT_PICTURE = { width: 190, height: 143, uprightHeight: 164 } as const;
export const FALLBACK_PICTURE = { width: 343, height: 281 } as const;

/** Aspect ratio of the landscape size. Narrower pictures get the portrait size. */
const WIDE = GIFT_PICTURE.width / GIFT_PICTURE.height;

const giftPicture = (picture: PicturePartFragment): PicturePartFragment => ({
  ...picture,
  width: GIFT_PICTURE.width,
  height: picture.width / picture.height >= WIDE ? GIFT_PICTURE.height : GIFT_PICTURE.uprightHeight,
});

const Fallback = (): ReactNode => (
  <svg
    className={styles.picture}
    width={FALLBACK_PICTURE.width}
    height={FALLBACK_PICTURE.height}
    viewBox="0 0 343 281"
    aria-hidden="true"
  >
    <rect width="343" height="281" fill="var(--chalk)" />
    <path
      d="M96 110h151l-16 92H112l-16-92Zm36 0 32-48m47 48-32-48M140 138v38m31-38v38m32-38v38"
      fill="none"
      stroke="var(--line)"
      strokeWidth="9"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </svg>
);

type PicturedPosition = Pick<CartPositionPartFragment, 'picture' | 'isFreeItem'>;

/** The picture of a cart line. It has no alt text, because the name is next to it. */
export const CartPicture = ({
  position: { picture, isFreeItem },
}: {
  readonly position: PicturedPosition;
}): ReactNode =>
  picture === null ? (
    <Fallback />
  ) : (
    <Picture className={styles.picture} picture={isFreeItem ? giftPicture(picture) : picture} sizes="8rem" alt="" />
  );
