import { wishlistPath } from '@shop/domain/wishlists/wishlist-paths';
import { type ReactNode, useId } from 'react';

import { useTranslation } from '../../platform/texts/translation.tsx';
import { Card } from '../../ui/card.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { DialogContent, type DialogContentProps, useDialogTitle } from './dialog-content.tsx';
import styles from './wishlist-page.module.css';

/** What a dialog holds, as a part of the page that its URL opens. */
export const ListSection = (props: DialogContentProps): ReactNode => {
  const { t } = useTranslation('wishlists');
  const id = useId();
  return (
    <Card as="section" labelledBy={id}>
      <h2 className={styles.sectionTitle} id={id}>
        {useDialogTitle(props.request, props.lists)}
      </h2>
      <DialogContent {...props} />
      <p className={styles.close}>
        <LinkButton
          variant="link"
          href={wishlistPath(props.lists.open.externalId)}
          onClick={(event) => {
            event.preventDefault();
            props.onDone();
          }}
        >
          {t('section.close')}
        </LinkButton>
      </p>
    </Card>
  );
};
