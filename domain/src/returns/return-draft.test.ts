import { describe, expect, it } from 'vitest';
import { aReturnCarrier, aReturnContact, aReturnDraft, aReturnOrder, aSelectedItem } from '../testing/a-return.ts';
import {
  draftFor,
  emptyDraft,
  isComplete,
  selectedCarrier,
  selectedRegulation,
  withItems,
  withRegulation,
} from './return-draft.ts';
import { NO_LABEL } from './return.ts';

const REFUND = { id: 'refund', name: 'Geld zurück', description: '' };
const REPLACEMENT = { id: 'replacement', name: 'Ersatz', description: '' };

describe('the regulation', () => {
  it('that is offered first is preselected (RETURN-02)', () => {
    expect(selectedRegulation([REPLACEMENT, REFUND])).toBe('replacement');
    expect(selectedRegulation([])).toBeUndefined();
  });

  it('that was chosen stays selected while it is offered (RETURN-02)', () => {
    expect(selectedRegulation([REPLACEMENT, REFUND], 'refund')).toBe('refund');
    expect(selectedRegulation([REPLACEMENT], 'refund')).toBe('replacement');
  });
});

describe('the carrier', () => {
  const [dhl, hermes] = [aReturnCarrier(), aReturnCarrier({ code: 'hermes' })];

  it('that is offered first is preselected (RETURN-03)', () => {
    expect(selectedCarrier([dhl, hermes])).toBe('dhl');
    expect(selectedCarrier([{ ...dhl, enabled: false }, hermes])).toBe('hermes');
  });

  it('is none if none accepts the goods (RETURN-03)', () => {
    expect(selectedCarrier([])).toBe(NO_LABEL);
    expect(selectedCarrier([{ ...dhl, enabled: false }])).toBe('nolabel');
  });

  it('that was chosen stays selected while it accepts the goods (RETURN-03)', () => {
    expect(selectedCarrier([dhl, hermes], 'hermes')).toBe('hermes');
    expect(selectedCarrier([dhl, { ...hermes, enabled: false }], 'hermes')).toBe('dhl');
  });
});

describe('a draft', () => {
  const chosen = aReturnDraft({
    items: [aSelectedItem()],
    regulation: 'refund',
    carrier: 'dhl',
    labels: 3,
    contact: aReturnContact(),
  });

  it('begins with one label and nothing selected (RETURN-06)', () => {
    expect(emptyDraft(aReturnOrder())).toEqual({
      hash: 'hash-1',
      orderId: '400000001',
      salesOrderNo: 'SO-400000001',
      items: [],
      labels: 1,
    });
  });

  it('stays for the order with its hash, and is cleared for any other (RETURN-04)', () => {
    expect(draftFor(aReturnOrder(), chosen)).toEqual(chosen);
    expect(draftFor(aReturnOrder({ hash: 'hash-2', orderId: '400000002' }), chosen)).toEqual({
      ...emptyDraft(aReturnOrder()),
      hash: 'hash-2',
      orderId: '400000002',
    });
    expect(draftFor(aReturnOrder(), undefined)).toEqual(emptyDraft(aReturnOrder()));
  });

  it.each([{ quantity: 2 }, { reason: 'damaged' }, { id: 'line-2' }] as const)(
    'forgets regulation and carrier if other goods are selected: %o',
    (other) => {
      const { regulation, carrier, labels, contact } = withItems(chosen, [aSelectedItem(other)]);
      expect([regulation, carrier, labels, contact]).toEqual([undefined, undefined, 3, aReturnContact()]);
    },
  );

  it('remembers them if only texts change', () => {
    expect(withItems(chosen, [aSelectedItem({ comment: 'Zu klein' })])).toMatchObject({
      regulation: 'refund',
      carrier: 'dhl',
      items: [{ comment: 'Zu klein' }],
    });
  });

  it('forgets the carrier if another regulation is chosen', () => {
    expect(withRegulation(chosen, 'replacement')).toMatchObject({ regulation: 'replacement' });
    expect(withRegulation(chosen, 'replacement').carrier).toBeUndefined();
    expect(withRegulation(chosen, 'refund')).toEqual(chosen);
  });

  it('is complete with goods, regulation, carrier and contact', () => {
    expect(isComplete(chosen)).toBe(true);
    expect(isComplete({ ...chosen, items: [] })).toBe(false);
    for (const field of ['regulation', 'carrier', 'contact'] as const) {
      const { [field]: _, ...rest } = chosen;
      expect(isComplete(rest)).toBe(false);
    }
  });
});
