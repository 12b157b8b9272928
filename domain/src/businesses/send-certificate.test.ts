import { expect, it } from 'vitest';
import { refused, granted } from '../shared/result.ts';
import { aCertificate } from '../testing/a-business.ts';
import { aShopper } from '../testing/a-shopper.ts';
import type { Businesses } from './businesses.port.ts';
import { sendCertificate } from './send-certificate.ts';

type Uploaded = Awaited<ReturnType<Businesses['uploadCertificate']>>;
const EXPIRED: Uploaded = refused({ because: 'signature-refused' });

/** A shop that replies to one upload after the other; its signatures count up. */
const sending = async (...replies: readonly Uploaded[]) => {
  const calls: string[] = [];
  let signatures = 0;
  const businesses: Pick<Businesses, 'uploadSignature' | 'uploadCertificate'> = {
    uploadSignature: async () => `signature-${(signatures += 1)}`,
    uploadCertificate: async (_shopper, { name }, signature) => {
      calls.push(`${name} under ${signature}`);
      return replies[calls.length - 1] ?? EXPIRED;
    },
  };
  const unused = {
    jobTitles: async () => [],
    industries: async () => [],
    changeDetails: async () => granted(undefined),
    register: async () => granted(undefined),
  };
  return {
    result: await sendCertificate({ businesses: { ...unused, ...businesses } })(aShopper(), aCertificate()),
    calls,
  };
};

it('uploads a certificate under a signature (AUTH-12)', async () => {
  expect(await sending(granted(undefined))).toEqual({
    result: granted(undefined),
    calls: ['Bescheinigung.pdf under signature-1'],
  });
});

it('asks for another signature if the first one has expired meanwhile (AUTH-12)', async () => {
  expect(await sending(EXPIRED, granted(undefined))).toEqual({
    result: granted(undefined),
    calls: ['Bescheinigung.pdf under signature-1', 'Bescheinigung.pdf under signature-2'],
  });
});

it('asks once only', async () => {
  const { result, calls } = await sending(EXPIRED, EXPIRED, granted(undefined));
  expect([result, calls.length]).toEqual([refused('shop.upload.expired'), 2]);
});

it('passes on why the shop did not take the file', async () => {
  expect((await sending(refused({ because: 'file-refused', message: 'shop.upload.empty' }))).result).toEqual(
    refused('shop.upload.empty'),
  );
});
