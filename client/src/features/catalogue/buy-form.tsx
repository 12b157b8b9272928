import { isTypedBelow, quantityWithin, readQuantity } from '@shop/domain/carts/quantity';
import { dealItemId, readDealItemId } from '@shop/domain/deals/deal-item-id';
import { isDealSoldOut } from '@shop/domain/catalogue/lightning-deal';
import { BASKET } from '@shop/domain/shared/paths';
import { type FormEvent, type KeyboardEvent, type ReactNode, type SyntheticEvent, useRef, useState } from 'react';

import { useTranslation } from '../../platform/texts/translation.tsx';
import { ignoreRejection } from '../../platform/failures/ignore-rejection.ts';
import { formUrl } from '../../platform/forms/form-names.ts';
import { useFormEcho } from '../../platform/pages/page-context.tsx';
import { useAddToCart } from '../carts/model/carts.mutations.ts';
import { UpdateCartForm } from '../carts/model/update-cart-form.tsx';
import { useQuantityInBasket } from '../carts/model/use-quantity-in-basket.ts';
import { useBoundedQuantity } from '../carts/model/use-bounded-quantity.ts';
import { useMessage } from '../../platform/texts/use-message.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Notice } from '../../ui/notice.tsx';
import { NumberStepper } from '../../ui/number-stepper.tsx';
import type { ShownProduct } from './catalogue.queries.ts';
import styles from './buy-box.module.css';

interface BuyFormProps {
  readonly item: NonNullable<ShownProduct['item']>;
  /** The page to return to if scripts do not run. */
  readonly path: string;
  /** Whether the article can be paid by express: then the basket is filled and left for the provider at once. */
  readonly isExpressOffered: boolean;
}

/** What was submitted for this article without scripts. */
const useSubmittedQuantity = (itemId: string): string | undefined => {
  const chosen = useFormEcho('buy')?.values;
  return readDealItemId(chosen?.['itemId'] ?? '').itemId === itemId ? chosen?.['quantity'] : undefined;
};

/** The express button posts the form to a URL of its own, which leads away from the shop. */
const leavesForProvider = ({ nativeEvent }: FormEvent): boolean =>
  nativeEvent instanceof SubmitEvent && nativeEvent.submitter?.hasAttribute('formaction') === true;

/** Quantity and the green button. Works without scripts as a form post. */
export const BuyForm = ({
  item: { id, deal, minimumOrderQuantity: min, maxQuantity: max },
  path,
  isExpressOffered,
}: BuyFormProps): ReactNode => {
  const { t } = useTranslation('catalogue');
  const message = useMessage();
  const addToCart = useAddToCart();
  const bounded = useBoundedQuantity({ min, max });
  const submitted = useSubmittedQuantity(id);
  const chosen = readQuantity(submitted);
  const [quantity, setQuantity] = useState(quantityWithin(chosen ?? min, { min, max }).quantity);
  const [isSending, setSending] = useState(false);
  const [added, setAdded] = useState(0);
  const [isRefused, setRefused] = useState(false);
  const isTooFew = useRef(false);
  const inBasket = useQuantityInBasket(id);
  const addedId = deal === null || isDealSoldOut(deal) ? id : dealItemId(id);
  const change = (next: number): void => {
    setRefused(false);
    setQuantity(bounded(next));
  };
  /** What was said about the last try is over once something else is typed. */
  const forgetLastTry = (): void => {
    setAdded(0);
    setRefused(false);
  };
  /** Notes what is typed when a button or Enter is pressed, before the field is left and corrects it. */
  const noteTyped = ({ currentTarget }: SyntheticEvent<HTMLFormElement>): void => {
    const typed = new FormData(currentTarget).get('quantity');
    isTooFew.current = typeof typed === 'string' && isTypedBelow(typed, min);
  };
  const noteOnEnter = (event: KeyboardEvent<HTMLFormElement>): void => {
    if (event.key === 'Enter') noteTyped(event);
    else isTooFew.current = false;
  };
  const add = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    const refuses = isTooFew.current;
    isTooFew.current = false;
    setRefused(refuses);
    if (refuses) {
      event.preventDefault();
      setAdded(0);
      return;
    }
    if (leavesForProvider(event)) return;
    event.preventDefault();
    if (isSending) return;
    setSending(true);
    setAdded(0);
    try {
      setAdded(await addToCart(addedId, quantity));
    } finally {
      setSending(false);
    }
  };
  return (
    <UpdateCartForm
      className={styles.form}
      operation={{ do: 'add-position', itemId: addedId }}
      minimum={min}
      page={path}
      onInput={forgetLastTry}
      onPointerDownCapture={noteTyped}
      onKeyDownCapture={noteOnEnter}
      onSubmit={(event) => ignoreRejection(add(event))}
    >
      <NumberStepper
        id="quantity"
        name="quantity"
        label={t('product.quantity')}
        value={quantity}
        min={min}
        max={max}
        refused={chosen === undefined ? submitted : undefined}
        onChange={change}
      />
      <Button type="submit" variant="green" isWide isPending={isSending}>
        <Icon name="basket" size={20} />
        {t('product.addToCart')}
      </Button>
      {isExpressOffered && (
        <Button type="submit" variant="outline" isWide formAction={formUrl('checkout-amazon')}>
          <Icon name="wallet" size={20} />
          {t('product.express')}
        </Button>
      )}
      <p className={styles.inBasket}>
        {inBasket > 0 && added === 0 && (
          <>
            {t('product.inBasket', { count: inBasket })} <a href={BASKET}>{t('product.toBasket')}</a>
          </>
        )}
      </p>
      <div className={styles.status} role="status">
        {isRefused && <Notice kind="warning">{message('shop.cart.belowMinimum', { amount: min })}</Notice>}
        {added > 0 && (
          <p className={styles.added}>
            {t('product.added', { count: added })} <a href={BASKET}>{t('product.toBasket')}</a>
          </p>
        )}
      </div>
    </UpdateCartForm>
  );
};
