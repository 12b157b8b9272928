import { WISHLIST_MAX_QUANTITY } from '@shop/domain/carts/quantity';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, Suspense, useState } from 'react';

import { ignoreRejection } from '../../platform/failures/ignore-rejection.ts';
import { PutTeaserListIntoCartDocument } from '../../platform/generated/graphql.ts';
import { lazyComponent } from '../../platform/islands/lazy-component.tsx';
import { unlessOffline } from '../../platform/queries/unless-offline.ts';
import { useTranslation } from '../../platform/texts/translation.tsx';
import { useToast } from '../../platform/toasts/use-toast.ts';
import { request } from '../../platform/transport/request.ts';
import { Button } from '../../ui/button.tsx';
import { NumberStepper } from '../../ui/number-stepper.tsx';
import { PostForm } from '../../ui/post-form.tsx';
import { CART_MUTATION, takeCart } from '../carts/model/carts.mutations.ts';
import { cartQuery } from '../carts/model/carts.queries.ts';
import type { RenderVariants } from './list-page-context.ts';
import { type TeaserEntry, type TeaserList, teaserListQuery } from './model/teaser-list.queries.ts';
import { TeaserListRows, TeaserListTotal } from './model/teaser-list-rows.tsx';
import { refusalOfQuantity } from './refusal-of-quantity.ts';
import styles from './teaser-list-form.module.css';
import type { ListInCart } from './use-list-cart.ts';
import { useTeaserTotals, type WantedItem } from './use-teaser-totals.ts';

const teaserListResult = lazyComponent(async () => (await import('./teaser-list-result.tsx')).TeaserListResult);

/** Adds a list of editors to the cart, with the quantities of the page (WISH-15). */
const usePutTeaserList = () => {
  const client = useQueryClient();
  return useMutation({
    ...CART_MUTATION,
    mutationFn: async (items: readonly WantedItem[]) => {
      const { putTeaserListIntoCart: result } = await request('PutTeaserListIntoCart', PutTeaserListIntoCartDocument, {
        items: [...items],
      });
      if (result.__typename === 'ListInCart') await takeCart(client, result.cart);
      return result;
    },
    onError: () => unlessOffline(client.invalidateQueries({ queryKey: cartQuery.queryKey })),
  });
};

const needsAnswer = ({ report: { variantsToChoose, quantityChanged, maxInCart, dealSplit } }: ListInCart): boolean =>
  [variantsToChoose, quantityChanged, maxInCart, dealSplit].some((one) => one.length > 0);

interface LoadedProps {
  readonly list: TeaserList;
  readonly variants: RenderVariants;
}

/** What the list put into the cart, together with an article whose variant was chosen since. */
const withChosen = (before: ListInCart, productId: string, { cart, report, skipped }: ListInCart): ListInCart => ({
  ...before,
  cart,
  skipped: [...before.skipped, ...skipped],
  report: {
    ...report,
    added: [...before.report.added, ...report.added],
    variantsToChoose: before.report.variantsToChoose.filter((open) => open.productId !== productId),
    quantityChanged: [...before.report.quantityChanged, ...report.quantityChanged],
    maxInCart: [...before.report.maxInCart, ...report.maxInCart],
    dealSplit: [...before.report.dealSplit, ...report.dealSplit],
  },
});

/** An editors' list with quantities that belong to this view of the page, and are stored nowhere (WISH-12). */
const Loaded = ({ list, variants }: LoadedProps): ReactNode => {
  const { t } = useTranslation('wishlists');
  const { t: words } = useTranslation('catalogue');
  const toast = useToast();
  const [changed, setChanged] = useState<Readonly<Record<string, number>>>({});
  const [result, setResult] = useState<ListInCart>();
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({});
  const { mutateAsync: put, isPending } = usePutTeaserList();
  const quantityOf = ({ externalId, quantity }: TeaserEntry): number => changed[externalId] ?? quantity;
  const itemOf = ({ item, product: { productId } }: TeaserEntry): string =>
    chosen[productId] ?? item?.itemId ?? productId;
  const items = list.entries.map((entry) => ({
    productId: entry.product.productId,
    itemId: itemOf(entry),
    quantity: quantityOf(entry),
  }));
  const isEntryChanged = (entry: TeaserEntry): boolean =>
    quantityOf(entry) !== entry.quantity || chosen[entry.product.productId] !== undefined;
  const isChanged = list.entries.some(isEntryChanged);
  const { totals, isFailed, isSettled } = useTeaserTotals(
    items.filter(({ quantity }) => quantity > 0),
    isChanged,
  );
  const totalOf = (entry: TeaserEntry): string | undefined =>
    isEntryChanged(entry)
      ? isSettled
        ? totals?.lines.find(({ itemId }) => itemId === itemOf(entry))?.total.text
        : '…'
      : entry.total?.text;
  const changedSum = isSettled ? totals?.total.text : t('teaser.total.waiting');
  const sumText = isChanged ? (isFailed ? t('teaser.total.failed') : changedSum) : list.total?.text;
  const buy = async (): Promise<void> => {
    const wanted = items.filter(({ quantity }) => quantity > 0);
    if (wanted.length === 0) return toast({ kind: 'info', messageKey: 'teaser.nothing' });
    const reply = await put(wanted);
    if (reply.__typename === 'WishlistRefused') return toast({ kind: 'error', messageKey: reply.messageKey });
    if (needsAnswer(reply)) return setResult(reply);
    const pieces = reply.report.added.reduce((sum, { quantity }) => sum + quantity, 0);
    toast({ kind: 'success', messageKey: 'shop.wishlist.teaserInCart', values: { pieces } });
  };
  /** Of the articles that the dialog asks about. */
  const choose = async (productId: string, itemId: string): Promise<void> => {
    setChosen((before) => ({ ...before, [productId]: itemId }));
    const quantity = items.find((item) => item.productId === productId)?.quantity ?? 1;
    const reply = await put([{ productId, itemId, quantity }]);
    if (reply.__typename === 'WishlistRefused') return toast({ kind: 'error', messageKey: reply.messageKey });
    setResult((before) => before && withChosen(before, productId, reply));
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!isPending) ignoreRejection(buy());
  };
  return (
    <>
      <PostForm
        className={styles.form}
        action="put-teaser-list-into-cart"
        fields={{ externalId: list.externalId }}
        onSubmit={submit}
      >
        <TeaserListRows
          name={list.name}
          entries={list.entries}
          totalOf={totalOf}
          quantityOf={(entry) => (
            <>
              <NumberStepper
                id={`teaser-${entry.externalId}`}
                name="quantity"
                label={t('teaser.quantity', { name: entry.product.name })}
                value={quantityOf(entry)}
                min={0}
                max={WISHLIST_MAX_QUANTITY}
                refusalOf={refusalOfQuantity}
                onChange={(quantity) => setChanged((before) => ({ ...before, [entry.externalId]: quantity }))}
              />
              {quantityOf(entry) === 0 && <span className={styles.note}>{t('teaser.none')}</span>}
            </>
          )}
        />
        <TeaserListTotal>{sumText}</TeaserListTotal>
        <Button type="submit" isPending={isPending}>
          {words('teaserList.cart')}
        </Button>
      </PostForm>
      {result !== undefined && (
        <Suspense fallback={null}>
          <teaserListResult.Component
            result={result}
            quantityOf={(productId) => items.find((item) => item.productId === productId)?.quantity ?? 1}
            variants={variants}
            isPending={isPending}
            onChoose={(productId, itemId) => ignoreRejection(choose(productId, itemId))}
            onDone={() => setResult(undefined)}
          />
        </Suspense>
      )}
    </>
  );
};

interface TeaserListFormProps extends Pick<LoadedProps, 'variants'> {
  readonly externalId: string;
}

/** In the place of the form without scripts, once its list is there. */
export const TeaserListForm = ({ externalId, variants }: TeaserListFormProps): ReactNode => {
  const list = useQuery(teaserListQuery(externalId)).data?.teaserList;
  return list == null ? null : <Loaded list={list} variants={variants} />;
};
