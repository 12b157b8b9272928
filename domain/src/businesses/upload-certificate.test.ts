import { describe, expect, it } from 'vitest';
import { granted } from '../shared/result.ts';
import { aCertificate } from '../testing/a-business.ts';
import { anAnonymousShopper, aShopper } from '../testing/a-shopper.ts';
import { aVisit } from '../testing/a-visit.ts';
import { portWith } from '../testing/port-with.ts';
import { stubShop } from '../testing/stub-shop.ts';
import { stubState } from '../testing/stub-state.ts';
import type { Businesses } from './businesses.port.ts';
import { uploadCertificate } from './upload-certificate.ts';

const uploading = (shopper = aShopper()) => {
  const uploads: unknown[] = [];
  const state = stubState();
  const businesses = portWith<Businesses>({
    uploadSignature: async ({ userId }) => `signature of ${userId}`,
    uploadCertificate: async ({ userId }, { name }, signature) => {
      uploads.push([userId, name, signature]);
      return granted(undefined);
    },
  });
  const visit = aVisit(shopper);
  return { uploads, state, visit, upload: uploadCertificate({ ...stubShop(state), businesses }, visit) };
};

describe('the certificate of a registration', () => {
  it('belongs to the visitor’s session', async () => {
    const { uploads, state, upload } = uploading();
    expect(await upload(aCertificate())).toEqual(granted(undefined));
    expect([uploads, state.calls]).toEqual([[['user-1', 'Bescheinigung.pdf', 'signature of user-1']], []]);
  });

  it('of a visitor without a session opens one, in which they go on', async () => {
    const { uploads, visit, upload } = uploading(anAnonymousShopper());
    await upload(aCertificate());
    expect(uploads).toEqual([['user-new', 'Bescheinigung.pdf', 'signature of user-new']]);
    expect(visit.shopper.userId).toBe('user-new');
  });
});
