import { quantityWithin } from '@shop/domain/carts/quantity';
import { useCallback } from 'react';

import { useToast } from '../../../platform/toasts/use-toast.ts';

interface QuantityRule {
  readonly min: number;
  readonly max: number;
}

/**
 * Limits a quantity to what can be ordered, with a toast (FORM-14, FORM-15): above the maximum it is lowered to the maximum,
 * below the minimum it is raised to the minimum.
 */
export const useBoundedQuantity = ({ min, max }: QuantityRule): ((requested: number) => number) => {
  const toast = useToast();
  return useCallback(
    (requested) => {
      const { quantity, outcome } = quantityWithin(requested, { min, max });
      if (outcome === 'lowered-to-maximum')
        toast({ kind: 'warning', messageKey: 'vue.buybox.text.quantity.error', values: { amount: max } });
      if (outcome === 'raised-to-minimum')
        toast({ kind: 'warning', messageKey: 'vue.pdp.minQuantity', values: { amount: min } });
      return quantity;
    },
    [min, max, toast],
  );
};
