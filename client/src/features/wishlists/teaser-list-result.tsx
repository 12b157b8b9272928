import { cartNotices } from '@shop/domain/carts/cart-notices';
import { BASKET } from '@shop/domain/shared/paths';
import { type ReactNode, useEffect, useId, useRef } from 'react';

import { useTranslation } from '../../platform/texts/translation.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { AddedLines } from './added-lines.tsx';
import { CartNoticeList } from './cart-notice-list.tsx';
import styles from './dialogs.module.css';
import type { RenderVariants } from './list-page-context.ts';
import type { ListInCart } from './use-list-cart.ts';

interface TeaserListResultProps {
  readonly result: ListInCart;
  /** Wanted pieces of a product. */
  readonly quantityOf: (productId: string) => number;
  readonly variants: RenderVariants;
  readonly isPending: boolean;
  readonly onChoose: (productId: string, itemId: string) => void;
  readonly onDone: () => void;
}

/** What an editors' list put into the basket, and in one dialog all that is left to do or differs (WISH-15). */
export const TeaserListResult = ({
  result: { report },
  quantityOf,
  variants,
  isPending,
  onChoose,
  onDone,
}: TeaserListResultProps): ReactNode => {
  const { t } = useTranslation('wishlists');
  const [differs, open] = [useId(), useId()];
  const told = useRef<HTMLUListElement>(null);
  const { added, variantsToChoose } = report;
  const left = variantsToChoose.length;
  const leftBefore = useRef(left);
  useEffect(() => {
    // The line that was used is gone.
    if (left < leftBefore.current) told.current?.focus();
    leftBefore.current = left;
  }, [left]);
  const notices = cartNotices({ ...report, variantsToChoose: [] });
  return (
    <Dialog title={t(added.length > 0 ? 'inCart.title' : 'inCart.nothing')} isOpen onClose={onDone}>
      <div className={styles.stack}>
        {added.length > 0 && <AddedLines added={added} label={t('inCart.title')} ref={told} />}
        {notices.length > 0 && (
          <section aria-labelledby={differs}>
            <h3 className={styles.heading} id={differs}>
              {t('inCart.differs')}
            </h3>
            <CartNoticeList notices={notices} />
          </section>
        )}
        {variantsToChoose.length > 0 && (
          <section aria-labelledby={open}>
            <h3 className={styles.heading} id={open}>
              {t('teaser.open')}
            </h3>
            <ul className={styles.levels}>
              {variantsToChoose.map(({ productId, name, path }) => (
                <li key={productId} role="group" aria-label={`${t('teaser.choose')}: ${name}`}>
                  <p>
                    <strong>{name}</strong>
                  </p>
                  {variants({
                    productId,
                    itemId: undefined,
                    failed: (
                      <p role="alert">
                        {t('variants.failed')} <a href={path}>{t('variants.page')}</a>
                      </p>
                    ),
                    children: (item) => (
                      <Button
                        variant="secondary"
                        disabled={item === undefined}
                        isPending={isPending}
                        onClick={() => item !== undefined && onChoose(productId, item.id)}
                      >
                        {t('teaser.add', { count: quantityOf(productId) })} <VisuallyHidden>{name}</VisuallyHidden>
                      </Button>
                    ),
                  })}
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
