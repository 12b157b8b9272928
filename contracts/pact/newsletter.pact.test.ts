import {
  checkEmailSubscribed,
  confirmNewsletterSubscription,
  subscribeToNewsletter,
  unsubscribeNewsletter,
} from '@shop/gateway/upstream/generated/operations';
import { describe, expect, it } from 'vitest';

import { recordInteractions } from './record-interactions.ts';
import { returnsData } from './reply/replies.ts';
import { ID } from './request/provider-ids.ts';
import { call, single } from './request/requests.ts';
import { anonymous } from './request/shoppers.ts';

const { email, newsletterToken: token } = ID;
const DONE = { ok: true, value: undefined };

it.each([
  ['PENDING', false],
  ['SUBSCRIBED', true],
] as const)('says whether an address gets the newsletter: %s (UPQ-23)', async (status, expected) => {
  const isSubscribed = await recordInteractions(
    [
      {
        description: `the shop asks whether an address is subscribed that is ${status}`,
        given: { 'newsletter subscription': { status } },
        request: single(anonymous, call(checkEmailSubscribed, { email })),
        reply: returnsData(checkEmailSubscribed, { checkEmailSubscribed: { exactly: expected } }),
      },
    ],
    ({ shop }) => shop.newsletter.isSubscribed(anonymous, email),
  );
  expect(isSubscribed).toBe(expected);
});

describe('a subscription to the newsletter', () => {
  const wording = 'Ja, ich möchte den Newsletter bekommen.';
  const consent = { wording, form: 'page' } as const;

  it.each([
    [false, 'who has never had it', {}],
    [true, 'who gets it already', { 'newsletter subscription': { status: 'SUBSCRIBED' } }],
  ])('is taken from every address, subscribed: %s (UPM-34)', async (alreadySubscribed, who, given) => {
    const address = alreadySubscribed ? email : 'neu@schule.example';
    const subscribed = await recordInteractions(
      [
        {
          description: `somebody orders the newsletter ${who}`,
          given,
          request: single(
            anonymous,
            call(subscribeToNewsletter, {
              subscription: { email: address, wording, form: 'PAGE', alreadySubscribed },
            }),
          ),
          reply: returnsData(subscribeToNewsletter, { 'subscribeToNewsletter.successful': { exactly: true } }),
        },
      ],
      ({ shop }) => shop.newsletter.subscribe(anonymous, { email: address, consent, isSubscribed: alreadySubscribed }),
    );
    expect(subscribed).toEqual(DONE);
  });

  it('is refused to what is no e-mail address', async () => {
    const subscribed = await recordInteractions(
      [
        {
          description: 'somebody orders the newsletter without an address',
          given: {},
          request: single(
            anonymous,
            call(subscribeToNewsletter, {
              subscription: { email: 'anna@', wording, form: 'PAGE', alreadySubscribed: false },
            }),
          ),
          reply: returnsData(subscribeToNewsletter, {
            'subscribeToNewsletter.successful': { exactly: false },
            'subscribeToNewsletter.fieldErrors': 'there',
            'subscribeToNewsletter.fieldErrors.fieldName': { exactly: 'email' },
            'subscribeToNewsletter.fieldErrors.errorMessage': { exactly: 'vue.form.error.email.incorrect' },
          }),
        },
      ],
      ({ shop }) => shop.newsletter.subscribe(anonymous, { email: 'anna@', consent, isSubscribed: false }),
    );
    expect(subscribed).toMatchObject({
      ok: false,
      refusal: { fieldErrors: [{ field: 'email', message: 'vue.form.error.email.incorrect' }] },
    });
  });

  it('is confirmed by the link of a mail', async () => {
    const confirmed = await recordInteractions(
      [
        {
          description: 'somebody confirms that they want the newsletter',
          given: { 'newsletter subscription': { status: 'PENDING' } },
          request: single(anonymous, call(confirmNewsletterSubscription, { token })),
          reply: returnsData(confirmNewsletterSubscription, {
            'confirmNewsletterSubscription.successful': { exactly: true },
          }),
        },
      ],
      ({ shop }) => shop.newsletter.confirm(anonymous, token),
    );
    expect(confirmed).toEqual(DONE);
  });

  it.each([
    ['LINK_EXPIRED', 'too late', { 'newsletter subscription': { status: 'EXPIRED' } }, token, 'link-expired'],
    ['NO_SUCH_LINK', 'by an invented link', {}, 'invented', 'no-such-link'],
  ] as const)('is not confirmed: %s', async (code, how, given, by, because) => {
    const confirmed = await recordInteractions(
      [
        {
          description: `somebody confirms ${how} that they want the newsletter`,
          given,
          request: single(anonymous, call(confirmNewsletterSubscription, { token: by })),
          reply: returnsData(confirmNewsletterSubscription, {
            'confirmNewsletterSubscription.successful': { exactly: false },
            'confirmNewsletterSubscription.refusal': 'there',
            'confirmNewsletterSubscription.refusal.code': { exactly: code },
          }),
        },
      ],
      ({ shop }) => shop.newsletter.confirm(anonymous, by),
    );
    expect(confirmed).toEqual({ ok: false, refusal: { because } });
  });

  it.each([
    ['by the token of a mail', { token }, 'SUBSCRIBED'],
    ['by their address', { email }, 'SUBSCRIBED'],
    ['before it is confirmed', { email }, 'PENDING'],
  ] as const)('ends %s (UPM-35)', async (how, unsubscription, status) => {
    const ended = await recordInteractions(
      [
        {
          description: `a subscriber of the newsletter unsubscribes ${how}`,
          given: { 'newsletter subscription': { status } },
          request: single(anonymous, call(unsubscribeNewsletter, unsubscription)),
          reply: returnsData(unsubscribeNewsletter, { 'unsubscribeNewsletter.successful': { exactly: true } }),
        },
      ],
      ({ shop }) => shop.newsletter.unsubscribe(anonymous, unsubscription),
    );
    expect(ended).toEqual(DONE);
  });
});
