import { describe, expect, it } from 'vitest';
import { granted, refused } from '../shared/result.ts';
import { aReturnContact, aReturnItem, aReturnOrder, aSelectedItem } from '../testing/a-return.ts';
import { ReplyLost } from '../testing/stub-state.ts';
import { aReturnImage, aStoredReturn, returning } from '../testing/returning.ts';
import type { ReturnRequest, SubmittedReturn } from './return.ts';
import type { Returns } from './returns.port.ts';
import { submitReturn } from './submit-return.ts';

const CHOSEN = { items: [aSelectedItem()], regulation: 'money', carrier: 'dhl' };
const STORED = aStoredReturn(CHOSEN, { images: [aReturnImage('image-1')] });
const CONTACT = aReturnContact();
const ACCEPTED: SubmittedReturn = { submittedAt: '2026-08-03T10:00:00Z', shipments: [] };

const pressing = (said: { readonly reply?: Returns['submit']; readonly stored?: typeof STORED } = {}) => {
  const { reply = async () => granted(ACCEPTED), stored = STORED } = said;
  const requests: ReturnRequest[] = [];
  const keys: string[] = [];
  const started = returning({
    stored,
    returns: {
      submit: (shopper, request, attempt) => {
        requests.push(request);
        keys.push(attempt.idempotencyKey);
        return reply(shopper, request, attempt);
      },
    },
  });
  return { ...started, requests, keys, press: submitReturn(started.ports, started.visit) };
};

const refusing = (message: 'shop.return.regulation' | 'shop.return.carrier' | 'shop.return.quantity') =>
  pressing({ reply: async () => refused({ because: 'return-refused', message }) });

describe('the submission of a return', () => {
  it('sends everything that was chosen with the contact as it was meant', async () => {
    const { requests, press } = pressing();
    expect(await press('hash-1', { ...CONTACT, firstName: ' Änne ', phone: null })).toEqual(granted(ACCEPTED));
    expect(requests).toEqual([{ ...STORED.draft, contact: CONTACT }]);
  });

  it('leaves the browser with what was submitted, and nothing of the draft', async () => {
    const { drafts, press } = pressing();
    await press('hash-1', CONTACT);
    expect(drafts.stored).toEqual(aStoredReturn({}, { submitted: ACCEPTED }));
  });

  it('is sent once: another press is told the same', async () => {
    const { requests, press } = pressing();
    await press('hash-1', CONTACT);
    expect(await press('hash-1', CONTACT)).toEqual(granted(ACCEPTED));
    expect(requests).toHaveLength(1);
  });

  it('has the same key after a lost reply', async () => {
    const { keys, press } = pressing({ reply: () => Promise.reject(new ReplyLost()) });
    for (let times = 0; times < 2; times += 1) await expect(press('hash-1', CONTACT)).rejects.toThrow(ReplyLost);
    expect(keys).toEqual(['attempt-1', 'attempt-1']);
  });

  it('has another key after a refusal, and everything that was chosen stays', async () => {
    const { drafts, press } = refusing('shop.return.quantity');
    await press('hash-1', CONTACT);
    expect(drafts.stored).toEqual({ ...STORED, attempt: 'id-1' });
  });

  it.each([
    ['regulation', 'shop.return.regulation', 'shop.return.regulationGone'],
    ['carrier', 'shop.return.carrier', 'shop.return.carrierGone'],
  ] as const)('says of the %s that it is no longer offered', async (field, message, gone) => {
    expect(await refusing(message).press('hash-1', CONTACT)).toEqual(
      refused({ because: 'invalid-form', fieldErrors: [{ field, message: gone }] }),
    );
  });

  it('passes on why else the shop refuses it', async () => {
    expect(await refusing('shop.return.quantity').press('hash-1', CONTACT)).toEqual(
      refused({ because: 'return-refused', message: 'shop.return.quantity' }),
    );
  });

  it.each([
    ['a salutation that does not exist', { salutation: 'dr' }, 'salutation'],
    ['no e-mail address', { email: '' }, 'email'],
  ])('needs a contact: %s is not enough', async (_what, typed, field) => {
    const { requests, drafts, press } = pressing();
    expect(await press('hash-1', { ...CONTACT, ...typed })).toMatchObject({ refusal: { fieldErrors: [{ field }] } });
    expect([requests, drafts.stored]).toEqual([[], STORED]);
  });

  it('leads to the selection if something of it can no longer be returned, and says why', async () => {
    const { press, requests } = pressing({
      stored: aStoredReturn({ ...CHOSEN, items: [aSelectedItem({ id: 'gone' })] }),
    });
    expect(await press('hash-1', CONTACT)).toEqual(
      refused({
        because: 'not-ready',
        path: '/myaccount/returns/productselection/?order=hash-1',
        notice: 'shop.return.notReturnable',
      }),
    );
    expect(requests).toEqual([]);
  });

  it('leads to the selection before everything is chosen', async () => {
    const { press } = pressing({ stored: aStoredReturn({ items: [aSelectedItem()] }) });
    expect(await press('hash-1', CONTACT)).toEqual(
      refused({ because: 'not-ready', path: '/myaccount/returns/productselection/?order=hash-1' }),
    );
  });

  it('leads back if the order is gone meanwhile', async () => {
    const order = aReturnOrder({ items: [aReturnItem()] });
    const replies = [granted(order), refused({ because: 'no-such-order' } as const)];
    const { ports, visit } = returning({
      stored: STORED,
      returns: { findByHash: async () => replies.shift() ?? refused({ because: 'no-such-order' }) },
    });
    expect(await submitReturn(ports, visit)('hash-1', CONTACT)).toEqual(
      refused({ because: 'not-ready', path: '/myaccount/returns/', notice: 'shop.return.notFound' }),
    );
  });
});
