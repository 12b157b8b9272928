import { STOCK_ALERT_ANCHOR } from '@shop/domain/shared/paths';
import type { FormEvent, ReactNode } from 'react';

import { ignoreRejection } from '../../platform/failures/ignore-rejection.ts';
import { useTranslation } from '../../platform/texts/translation.tsx';
import { useMessage } from '../../platform/texts/use-message.ts';
import { Button } from '../../ui/button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Picture } from '../../ui/picture.tsx';
import { PostForm } from '../../ui/post-form.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { Price } from '../catalogue/model/price.tsx';
import styles from './entry-gap.module.css';
import { useListPage } from './list-page-context.ts';
import type { Entry } from './list-rows.ts';

type Substitute = NonNullable<Entry['replacement']>;

const TakeInstead = ({ entry, itemId, name }: { readonly entry: Entry } & Pick<Substitute, 'itemId' | 'name'>) => {
  const { t } = useTranslation('wishlists');
  const { listId, actions } = useListPage();
  const { externalId: entryId, version } = entry;
  const take = (event: FormEvent): void => {
    event.preventDefault();
    ignoreRejection(actions.replace(entry, itemId));
  };
  return (
    <PostForm
      action="change-wishlist"
      fields={{ wishlistId: listId, do: 'replace-item', entryId, itemId, version }}
      onSubmit={take}
    >
      <Button type="submit" variant="outline">
        {t('entry.take')} <VisuallyHidden>{name}</VisuallyHidden>
      </Button>
    </PostForm>
  );
};

/** What the shop has in place of an article that cannot be bought (WISH-06). */
const Replacement = ({ entry, replacement }: { readonly entry: Entry; readonly replacement: Substitute }) => {
  const { t } = useTranslation('wishlists');
  const { canEdit } = useListPage();
  const { name, path, itemId, picture, price } = replacement;
  return (
    <div className={styles.replacement} role="group" aria-label={`${t('entry.replacement')}: ${name}`}>
      {picture !== null && <Picture className={styles.picture} picture={picture} sizes="4rem" alt="" />}
      <div>
        <p className={styles.label}>{t('entry.replacement')}</p>
        <p>
          <a href={path}>{name}</a>
        </p>
        <Price price={price} />
      </div>
      {canEdit && <TakeInstead entry={entry} itemId={itemId} name={name} />}
    </div>
  );
};

/** The button that opens the product's variants; before scripts run, the product itself. */
export const VariantsLink = ({ entry }: { readonly entry: Entry }): ReactNode => {
  const { t } = useTranslation('wishlists');
  const { ask } = useListPage();
  const { externalId: entryId, product, item } = entry;
  if (product.path === null || !product.hasMultipleItems) return null;
  return (
    <LinkButton
      variant={item === null ? 'outline' : 'link'}
      href={product.path}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
        event.preventDefault();
        ask({ open: 'variants', entryId });
      }}
    >
      {t(item === null ? 'entry.choose' : 'entry.variants')} <VisuallyHidden>{product.name}</VisuallyHidden>
    </LinkButton>
  );
};

/** Why an entry cannot be bought as it is, and what can be done about it. */
export const EntryGap = ({ entry }: { readonly entry: Entry }): ReactNode => {
  const { t } = useTranslation('wishlists');
  const message = useMessage();
  const { product, item, isSaleable, replacement } = entry;
  if (isSaleable && item !== null) return null;
  const reason =
    product.path === null
      ? t('entry.gone')
      : item === null
        ? t(entry.orderNumber === '' ? 'entry.chooseFirst' : 'entry.noVariant')
        : message('vue.orderForm.availability.outOfStock');
  return (
    <div className={styles.gap}>
      <p className={styles.reason}>
        {reason}
        {product.path !== null && item !== null && (
          <>
            {' '}
            <a href={`${item.path}#${STOCK_ALERT_ANCHOR}`}>
              {t('entry.alert')} <VisuallyHidden>{product.name}</VisuallyHidden>
            </a>
          </>
        )}
      </p>
      {replacement !== null && <Replacement entry={entry} replacement={replacement} />}
    </div>
  );
};
