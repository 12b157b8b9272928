import { createHmac, timingSafeEqual } from 'node:crypto';
import { lookUp } from '../worlds/persistent-map.ts';
import type { View } from '../worlds/transaction.ts';
import type { ReturnRecord } from './return-record.ts';

const SIGNATURE_LENGTH = 32;

const signature = (rma: string, { worldId, state }: View): string =>
  createHmac('sha256', `return labels ${state.seed}`)
    .update(`${worldId} ${rma}`)
    .digest('hex')
    .slice(0, SIGNATURE_LENGTH);

/** The document with the labels of a return: one PDF, a page for each parcel. Its path cannot be guessed. */
export const labelPath = (view: View, rma: string): string =>
  `/qa/documents/return-label/${view.worldId}/${rma}-${signature(rma, view)}.pdf`;

/** The return whose labels a document name stands for; undefined if it is forged or unknown. */
export const labelledReturn = (view: View, name: string): ReturnRecord | undefined => {
  const [rma = '', shown = ''] = name.replace(/\.pdf$/u, '').split('-');
  const expected = signature(rma, view);
  const isGenuine = shown.length === expected.length && timingSafeEqual(Buffer.from(shown), Buffer.from(expected));
  return isGenuine ? lookUp(view.state.returns, rma) : undefined;
};
