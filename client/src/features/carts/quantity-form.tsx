import { BASKET } from '@shop/domain/shared/paths';
import type { ReactNode } from 'react';

import type { CartPositionPartFragment } from '../../platform/generated/graphql.ts';
import { useFormEcho } from '../../platform/pages/page-context.tsx';
import { useTranslation } from '../../platform/texts/translation.tsx';
import { UpdateCartForm } from './model/update-cart-form.tsx';
import { useBoundedQuantity } from './model/use-bounded-quantity.ts';
import { Button } from '../../ui/button.tsx';
import { NumberStepper } from '../../ui/number-stepper.tsx';

interface QuantityFormProps {
  readonly position: Pick<CartPositionPartFragment, 'operationsId' | 'name' | 'minimumOrderQuantity' | 'maxQuantity'>;
  readonly quantity: number;
  readonly onChange: (quantity: number) => void;
  /** Called for a quantity of zero, which removes the line (FORM-16). */
  readonly onDelete: () => void;
}

/** The quantity of a line. A quantity that cannot be ordered becomes the nearest one that can, with a toast. */
export const QuantityForm = ({ position, quantity, onChange, onDelete }: QuantityFormProps): ReactNode => {
  const { t } = useTranslation('carts');
  const { operationsId: positionId, name, minimumOrderQuantity: min, maxQuantity: max } = position;
  const bounded = useBoundedQuantity({ min, max });
  const echo = useFormEcho('quantity')?.values;
  const change = (requested: number): void => {
    if (requested === 0) {
      onDelete();
      return;
    }
    const possible = bounded(requested);
    if (possible !== quantity) onChange(possible);
  };
  return (
    <UpdateCartForm
      operation={{ do: 'change-quantity', positionId }}
      page={BASKET}
      onSubmit={(event) => event.preventDefault()}
    >
      <NumberStepper
        id={`quantity-${positionId}`}
        name="quantity"
        label={t('line.quantity', { name })}
        value={quantity}
        min={0}
        max={max + 1}
        refused={echo?.['positionId'] === positionId ? echo['quantity'] : undefined}
        onChange={change}
      />
      <noscript>
        <Button type="submit" variant="link">
          {t('line.update')}
        </Button>
      </noscript>
    </UpdateCartForm>
  );
};
