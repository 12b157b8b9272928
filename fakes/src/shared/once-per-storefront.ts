import type { Storefront } from '@shop/domain/storefronts/storefront';
import { deepFreeze } from './deep-freeze.ts';

/**
 * Makes what a storefront shows of a part of the assortment once, instead of for each request. It is forgotten with the part or
 * the storefront. Everybody gets the same value, so it is frozen.
 */
export const oncePerStorefront = <Part extends object, Context extends { readonly storefront: Storefront }, Value>(
  make: (part: Part, context: Context) => Value,
) => {
  const made = new WeakMap<Storefront, WeakMap<Part, Value>>();
  return (part: Part, context: Context): Value => {
    const ofStorefront = made.get(context.storefront) ?? new WeakMap<Part, Value>();
    made.set(context.storefront, ofStorefront);
    const known = ofStorefront.get(part);
    if (known !== undefined) return known;
    const value = deepFreeze(make(part, context));
    ofStorefront.set(part, value);
    return value;
  };
};
