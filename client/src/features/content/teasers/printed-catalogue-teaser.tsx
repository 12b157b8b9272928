import type { ReactNode } from 'react';

import { Button } from '../../../ui/button.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { linkOf, type TeaserProps, textOf, textsOf } from '../model/teaser.ts';
import styles from './picture-teaser.module.css';
import { UpdateCartForm } from '../../carts/model/update-cart-form.tsx';
import { TeaserPicture } from './teaser-picture.tsx';

/** A printed catalogue: ordered with the basket by a plain form, which needs no scripts, or read as a PDF. */
export const PrintedCatalogueTeaser = ({ teaser, isFirst }: TeaserProps<'printed-catalogue'>): ReactNode => {
  const { headline, text, edition, buttonText, note, downloadText } = textsOf(teaser);
  const itemId = textOf(teaser, 'itemId');
  const download = linkOf(teaser, 'download');
  return (
    <section className={styles.teaser}>
      <TeaserPicture teaser={teaser} className={styles.picture} isEager={isFirst} />
      <div className={styles.words}>
        <h2>{headline}</h2>
        {edition !== undefined && <p>{edition}</p>}
        {text !== undefined && <p>{text}</p>}
        {itemId !== undefined && (
          <UpdateCartForm operation={{ do: 'add-position', itemId, quantity: 1 }}>
            <Button type="submit" aria-label={`${buttonText}: ${headline}`}>
              {buttonText}
            </Button>
          </UpdateCartForm>
        )}
        {itemId !== undefined && note !== undefined && <p>{note}</p>}
        {download !== undefined && (
          <LinkButton {...download} variant="outline" aria-label={`${downloadText}: ${headline}`}>
            {downloadText}
          </LinkButton>
        )}
      </div>
    </section>
  );
};
