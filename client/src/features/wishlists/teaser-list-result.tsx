import { cartNotices } from '@shop/domain/carts/cart-notices';
import { BASKET } from '@shop/domain/shared/paths';
import { type ReactNode, useId } from 'react';

import { useTranslation } from '../../platform/texts/translation.tsx';
import { useMessage } from '../../platform/texts/use-message.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import styles from './dialogs.module.css';
import type { ListInCart } from './use-list-cart.ts';

interface TeaserListResultProps {
  readonly result: ListInCart;
  readonly onDone: () => void;
}

/** What an editors' list put into the basket, and in one dialog all that is left to do or differs (WISH-15). */
export const TeaserListResult = ({ result: { report }, onDone }: TeaserListResultProps): ReactNode => {
  const { t } = useTranslation('wishlists');
  const message = useMessage();
  const [differs, open] = [useId(), useId()];
  const { added, variantsToChoose } = report;
  const notices = cartNotices({ ...report, variantsToChoose: [] });
  return (
    <Dialog title={t(added.length > 0 ? 'inCart.title' : 'inCart.nothing')} isOpen onClose={onDone}>
      <div className={styles.stack}>
        {added.length > 0 && (
          <ul className={styles.added} aria-label={t('inCart.title')}>
            {added.map(({ itemId, name, quantity }) => (
              <li key={itemId}>{t('inCart.line', { count: quantity, name })}</li>
            ))}
          </ul>
        )}
        {notices.length > 0 && (
          <section aria-labelledby={differs}>
            <h3 className={styles.heading} id={differs}>
              {t('inCart.differs')}
            </h3>
            <ul className={styles.lost}>
              {notices.map(({ messageKey, values }) => (
                <li key={`${messageKey} ${values['name']}`}>{message(messageKey, values)}</li>
              ))}
            </ul>
          </section>
        )}
        {variantsToChoose.length > 0 && (
          <section aria-labelledby={open}>
            <h3 className={styles.heading} id={open}>
              {t('teaser.open')}
            </h3>
            <ul className={styles.levels}>
              {variantsToChoose.map(({ productId, name, path }) => (
                <li key={productId} className={styles.level}>
                  <span>{name}</span>
                  <LinkButton variant="outline" href={path} aria-label={`${t('teaser.choose')}: ${name}`}>
                    {t('teaser.choose')}
                  </LinkButton>
                </li>
              ))}
            </ul>
          </section>
        )}
        <div className={styles.ways}>
          {added.length > 0 && <LinkButton href={BASKET}>{t('inCart.basket')}</LinkButton>}
          <Button variant="outline" onClick={onDone}>
            {t('teaser.back')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
};
