import { expect, it } from 'vitest';
import { granted, refused } from '../shared/result.ts';
import { aSelectedItem } from '../testing/a-return.ts';
import { aStoredReturn, returning } from '../testing/returning.ts';
import { chooseRegulation } from './choose-regulation.ts';
import type { ReturnSelection } from './returns.port.ts';

const STORED = aStoredReturn({ items: [aSelectedItem({ id: 'line-1' })] });

/** A shop that offers money or a replacement, and what it was asked about. */
const choosing = () => {
  const asked: (readonly [string, readonly ReturnSelection[]])[] = [];
  const { ports, visit, drafts } = returning({
    stored: STORED,
    returns: {
      regulations: async (_shopper, hash, selected) => {
        asked.push([hash, selected]);
        return [
          { id: 'money', name: 'Geld zurück', description: '' },
          { id: 'replacement', name: 'Ersatz', description: '' },
        ];
      },
    },
  });
  return { asked, drafts, choose: chooseRegulation(ports, visit) };
};

it('what is offered for the selected goods is stored, and leads to the carrier', async () => {
  const { asked, drafts, choose } = choosing();
  expect(await choose('hash-1', 'money')).toEqual(granted({ path: '/myaccount/returns/carrier/' }));
  expect(drafts.stored?.draft.regulation).toBe('money');
  expect(asked).toEqual([['hash-1', [aSelectedItem({ id: 'line-1' })]]]);
});

it('what is not offered is refused, and nothing is stored', async () => {
  const { drafts, choose } = choosing();
  expect(await choose('hash-1', 'repair')).toEqual(
    refused({ because: 'invalid-form', fieldErrors: [{ field: 'regulation', message: 'shop.return.regulation' }] }),
  );
  expect(drafts.stored).toEqual(STORED);
});

it('nothing is chosen before the goods are', async () => {
  const { ports, visit } = returning();
  expect(await chooseRegulation(ports, visit)('hash-1', 'money')).toMatchObject({
    refusal: { because: 'not-ready', path: '/myaccount/returns/productselection/?order=hash-1' },
  });
});
