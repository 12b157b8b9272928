import { NO_LABEL, type ReturnShipment, type SubmittedReturn } from '@shop/domain/returns/return';
import { aReturnDraft, aReturnOrder } from '@shop/domain/testing/a-return';
import { expect, it } from 'vitest';
import { presentReturnFlow } from './present-return.ts';

const REFUND = { id: 'refund', name: 'Geld zurück', description: '' };
const LABELS = ['https://labels.example/1'];
const shipment = (carrier: ReturnShipment['carrier'], labels: readonly string[]): ReturnShipment => ({
  rma: 'RMA-1',
  regulation: REFUND,
  carrier,
  labels,
  items: [{ id: 'line-1', quantity: 2 }],
});
const submitted: SubmittedReturn = {
  submittedAt: '2026-11-20T10:00:00Z',
  shipments: [shipment({ code: 'dhl', name: 'DHL' }, LABELS), shipment({ code: NO_LABEL, name: 'Ohne' }, [])],
};
const shown = (labels: readonly string[]) => ({
  submittedAt: '2026-11-20T10:00:00Z',
  shipments: [
    { rma: 'RMA-1', regulation: REFUND, carrierName: 'DHL', labels, items: [{ itemId: 'line-1', quantity: 2 }] },
    { rma: 'RMA-1', regulation: REFUND, labels: [], items: [{ itemId: 'line-1', quantity: 2 }] },
  ],
});
const image = { id: 'i1', itemId: 'line-1', name: 'riss.jpg', preview: 'data:image/webp;base64,AA' };
const stored = { draft: aReturnDraft(), images: [image], attempt: 'a1' };

it('who has submitted a return sees its labels; of earlier returns of the order nobody does', () => {
  const flow = presentReturnFlow(
    { isOpen: true, order: aReturnOrder({ returns: [submitted] }), stored: { ...stored, submitted }, submitted },
    'guest',
  );
  expect(flow).toEqual({
    loginState: 'guest',
    isOpen: true,
    order: aReturnOrder({ returns: [shown([])] as never }),
    draft: undefined,
    images: [],
    submitted: shown(LABELS),
  });
});

it('a return that is being filled in has its draft and pictures', () => {
  expect(presentReturnFlow({ isOpen: true, order: aReturnOrder(), stored }, 'customer')).toMatchObject({
    draft: stored.draft,
    images: [image],
    submitted: undefined,
  });
});

it('where nothing has begun there is nothing', () => {
  expect(presentReturnFlow({ isOpen: false }, 'logged-out')).toEqual({
    loginState: 'logged-out',
    isOpen: false,
    order: undefined,
    draft: undefined,
    images: [],
    submitted: undefined,
  });
});
