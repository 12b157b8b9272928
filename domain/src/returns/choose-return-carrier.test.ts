import { describe, expect, it } from 'vitest';
import { granted, refused } from '../shared/result.ts';
import { aReturnCarrier, aSelectedItem } from '../testing/a-return.ts';
import { aStoredReturn, returning } from '../testing/returning.ts';
import { chooseReturnCarrier } from './choose-return-carrier.ts';

const STORED = aStoredReturn({ items: [aSelectedItem()], regulation: 'money' });

/** A shop that offers DHL, and DPD another time. */
const choosing = (stored = STORED) => {
  const { ports, visit, drafts } = returning({
    stored,
    returns: { carriers: async () => [aReturnCarrier(), aReturnCarrier({ code: 'dpd', enabled: false })] },
  });
  return { drafts, choose: chooseReturnCarrier(ports, visit) };
};

describe('the carrier of a return', () => {
  it.each(['dhl', 'nolabel'])('that is offered is stored with the number of labels, and leads on: %s', async (code) => {
    const { drafts, choose } = choosing();
    expect(await choose('hash-1', { carrier: code, labels: 2 })).toEqual(
      granted({ path: '/myaccount/returns/confirm/' }),
    );
    expect(drafts.stored?.draft).toMatchObject({ regulation: 'money', carrier: code, labels: 2 });
  });

  it.each(['ups', 'dpd'])('that is not offered, or not for these goods, is refused: %s', async (carrier) => {
    const { drafts, choose } = choosing();
    expect(await choose('hash-1', { carrier, labels: 1 })).toEqual(
      refused({ because: 'invalid-form', fieldErrors: [{ field: 'carrier', message: 'shop.return.carrier' }] }),
    );
    expect(drafts.stored).toEqual(STORED);
  });

  it.each([1, 5])('prints %d labels', async (labels) => {
    expect(await choosing().choose('hash-1', { carrier: 'dhl', labels })).toMatchObject({ ok: true });
  });

  it.each([0, 6, 1.5, Number.NaN])('does not print %d labels', async (labels) => {
    const { drafts, choose } = choosing();
    expect(await choose('hash-1', { carrier: 'dhl', labels })).toEqual(
      refused({ because: 'invalid-form', fieldErrors: [{ field: 'labels', message: 'shop.return.labels' }] }),
    );
    expect(drafts.stored).toEqual(STORED);
  });

  it('is not chosen before the regulation is', async () => {
    const { choose } = choosing(aStoredReturn({ items: [aSelectedItem()] }));
    expect(await choose('hash-1', { carrier: 'dhl', labels: 1 })).toMatchObject({ refusal: { because: 'not-ready' } });
  });
});
