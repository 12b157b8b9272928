import { expect, it } from 'vitest';
import { granted, refused } from '../shared/result.ts';
import { anAnonymousShopper } from '../testing/a-shopper.ts';
import { joinWaitingList } from './join-waiting-list.ts';
import type { Prime } from './prime.port.ts';

const joining = (reply: Awaited<ReturnType<Prime['joinWaitingList']>>) => {
  const addresses: string[] = [];
  const joined = joinWaitingList({
    prime: {
      joinWaitingList: async (_shopper, email) => {
        addresses.push(email);
        return reply;
      },
    },
  })(anAnonymousShopper(), ' Anna Kern <anna.kern@schule.example> ');
  return { addresses, joined };
};

it('puts the address on the waiting list that was meant, whatever was copied along (PRIME-02)', async () => {
  const { addresses, joined } = joining(granted(undefined));
  expect(await joined).toEqual(granted(undefined));
  expect(addresses).toEqual(['anna.kern@schule.example']);
});

it('passes on why the shop does not take it', async () => {
  const refusal = { because: 'invalid-form', fieldErrors: [], general: 'shop.error.tooManyTries' } as const;
  expect(await joining(refused(refusal)).joined).toEqual(refused(refusal));
});
