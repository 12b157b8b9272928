import { addToListPath } from '@shop/domain/wishlists/add-to-list-path';
import { type ReactNode, useId } from 'react';

import { useTranslation } from '../../platform/texts/translation.tsx';
import { Card } from '../../ui/card.tsx';
import styles from './cart-line.module.css';
import basketStyles from './basket.module.css';
import { CartPicture } from './cart-picture.tsx';
import { LineActionForm } from './line-action-form.tsx';
import type { SavedLine } from './use-cart-actions.ts';

/** What has changed since an article was saved. */
const Changes = ({
  line: { changedFrom, isCheaper, pricePerUnit, quantity, maxQuantity, deliveryText },
}: {
  readonly line: SavedLine;
}): ReactNode => {
  const { t } = useTranslation('saved-items');
  const isGone = maxQuantity === 0;
  return (
    <>
      {changedFrom !== null && (
        <p className={styles.delivery} data-gone={!isCheaper || undefined}>
          {t(isCheaper ? 'saved.cheaper' : 'saved.dearer', { is: pricePerUnit.text, was: changedFrom.text })}
        </p>
      )}
      {isGone && (
        <p className={styles.delivery} data-gone>
          {t('saved.soldOut')}
        </p>
      )}
      {!isGone && maxQuantity < quantity && (
        <p className={styles.delivery} data-gone>
          {t('saved.fewer', { most: maxQuantity })}
        </p>
      )}
      {!isGone && deliveryText !== '' && <p className={styles.delivery}>{deliveryText}</p>}
    </>
  );
};

interface SavedLinesProps {
  readonly lines: readonly SavedLine[];
  readonly onMove: (line: SavedLine) => void;
  readonly onRemove: (line: SavedLine) => void;
}

/** The articles that were saved for later, with today's prices and what has changed since. */
export const SavedLines = ({ lines, onMove, onRemove }: SavedLinesProps): ReactNode => {
  const { t } = useTranslation('saved-items');
  const heading = useId();
  return (
    <section aria-labelledby={heading}>
      <Card>
        <h2 className={basketStyles.sumTitle} id={heading}>
          {t('saved.title')}
        </h2>
        <p className={styles.facts}>{t('saved.count', { count: lines.length })}</p>
        <p>
          <a href={addToListPath({ from: 'saved-lines' })}>{t('saved.toList')}</a>
        </p>
        <ul aria-labelledby={heading}>
          {lines.map((line) => (
            <li key={line.id} className={styles.line}>
              <a className={styles.picture} href={line.path} tabIndex={-1} aria-hidden="true">
                <CartPicture position={{ picture: line.picture, isFreeItem: false }} />
              </a>
              <div className={styles.what}>
                <h3 className={styles.name}>
                  <a href={line.path}>{line.name}</a>
                </h3>
                {line.variants.length > 0 && (
                  <p className={styles.facts}>
                    {line.variants.map(({ label, value }) => `${label}: ${value}`).join(', ')}
                  </p>
                )}
                <p className={styles.facts}>{t('saved.pieces', { count: line.quantity })}</p>
                <Changes line={line} />
              </div>
              <div className={styles.quantity}>
                {line.maxQuantity > 0 && (
                  <LineActionForm
                    operation={{ do: 'move-to-cart', savedId: line.id, quantity: line.quantity }}
                    label={t('saved.toCart')}
                    name={line.name}
                    variant="outline"
                    onSend={() => onMove(line)}
                  />
                )}
                <LineActionForm
                  operation={{ do: 'remove-saved', savedId: line.id }}
                  label={t('saved.remove')}
                  name={line.name}
                  onSend={() => onRemove(line)}
                />
              </div>
              <p>{t('saved.each', { price: line.pricePerUnit.text })}</p>
            </li>
          ))}
        </ul>
      </Card>
    </section>
  );
};
