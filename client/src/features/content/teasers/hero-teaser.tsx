import type { ReactNode } from 'react';

import { buttonVariantOf, linkOf, type TeaserProps, textsOf } from '../model/teaser.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import styles from './hero-teaser.module.css';
import { TeaserPicture } from './teaser-picture.tsx';

/** The large teaser of the season. */
export const HeroTeaser = ({ teaser, isFirst }: TeaserProps<'hero'>): ReactNode => {
  const { preHeadline, headline, text, buttonText } = textsOf(teaser);
  const link = linkOf(teaser, 'teaserLink');
  const Headline = isFirst ? 'h1' : 'h2';
  return (
    <section className={styles.hero}>
      <TeaserPicture teaser={teaser} className={styles.picture} isEager={isFirst} />
      <div className={styles.words}>
        {preHeadline !== undefined && <p className={styles.pre}>{preHeadline}</p>}
        <Headline className={styles.headline}>{headline}</Headline>
        {text !== undefined && <p className={styles.text}>{text}</p>}
        {link !== undefined && (
          <LinkButton {...link} variant={buttonVariantOf(teaser, 'primary')}>
            {buttonText}
          </LinkButton>
        )}
      </div>
    </section>
  );
};
