import type { Storefront, StorefrontId } from '@shop/domain/storefronts/storefront';
import { at } from './at.ts';
import { b2bDe } from './b2b-de.ts';
import { b2bEn } from './b2b-en.ts';
import { ch } from './ch.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import type { Brand } from './brand.ts';

/** A new storefront needs a file next to this one. */
const BRANDS: Readonly<Record<StorefrontId, Brand>> = { de, at, ch, en, 'b2b-de': b2bDe, 'b2b-en': b2bEn };

export const brandOf = ({ id }: Pick<Storefront, 'id'>): Brand => BRANDS[id];
