import { STOREFRONTS } from '@shop/domain/storefronts/storefront';
import { aCertificate } from '@shop/domain/testing/a-business';
import { uploadB2bCertificate, uploadReturnImage } from '@shop/gateway/upstream/generated/operations';
import { expect, it } from 'vitest';

import { recordInteractions } from './record-interactions.ts';
import { returnsData } from './reply/replies.ts';
import { upload } from './request/requests.ts';
import { anonymous, visitor } from './request/shoppers.ts';

const CART = { 'a cart exists': { positions: 1 } };

it('a certificate is no document', async () => {
  const applicant = { ...visitor, storefront: STOREFRONTS['b2b-de'] };
  const certificate = { ...aCertificate(), name: 'nachweis.exe' };
  const signature = 'signature-1';
  const uploaded = await recordInteractions(
    [
      {
        description: 'a visitor uploads a certificate that is a program',
        given: { ...CART, 'an upload signature was issued': { signature } },
        request: upload(
          applicant,
          uploadB2bCertificate,
          { signature },
          { variable: 'file', name: certificate.name, type: 'application/pdf', bytes: certificate.bytes },
        ),
        reply: returnsData(uploadB2bCertificate, {
          'uploadB2bCertificate.successful': { exactly: false },
          'uploadB2bCertificate.refusal': 'there',
          'uploadB2bCertificate.refusal.code': { exactly: 'FILE_REFUSED' },
          'uploadB2bCertificate.refusal.message': { exactly: 'shop.upload.type' },
        }),
      },
    ],
    ({ shop }) => shop.businesses.uploadCertificate(applicant, certificate, signature),
  );
  expect(uploaded).toEqual({ ok: false, refusal: { because: 'file-refused', message: 'shop.upload.type' } });
});

it('a picture for a return is none', async () => {
  const hash = 'hash-of-a-returnable-order';
  const document = { ...aCertificate(), name: 'riss.pdf' };
  const uploaded = await recordInteractions(
    [
      {
        description: 'somebody uploads a document as a picture for a return',
        given: { 'order returnable': { hash } },
        request: upload(
          anonymous,
          uploadReturnImage,
          { hash },
          { variable: 'image', name: document.name, type: 'application/pdf', bytes: document.bytes },
        ),
        reply: returnsData(uploadReturnImage, {
          'uploadReturnImage.imageId': { exactly: null },
          'uploadReturnImage.refusal': 'there',
          'uploadReturnImage.refusal.code': { exactly: 'IMAGE_REFUSED' },
          'uploadReturnImage.refusal.message': { exactly: 'shop.upload.type' },
        }),
      },
    ],
    ({ shop }) => shop.returns.uploadImage(anonymous, hash, document),
  );
  expect(uploaded).toEqual({ ok: false, refusal: { because: 'image-refused', message: 'shop.upload.type' } });
});
