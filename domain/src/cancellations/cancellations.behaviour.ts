import { aCancellation } from '../testing/a-cancellation.ts';
import { refusalOf, valueOf, withFixture } from '../testing/fixtures.ts';
import type { PortFixture, PortHarness } from '../testing/port-harness.ts';
import type { TestApi } from '../testing/test-api.ts';
import type { CancellationDeclaration } from './cancellation.ts';

const DAY_MS = 86_400_000;

/** The declaration of the member who is signed in. */
const ofMember = async (
  { shop, shopper }: PortFixture,
  said: Partial<CancellationDeclaration> = {},
): Promise<CancellationDeclaration> => {
  const { email = '', firstName, lastName } = await shop.customers.current(shopper, '/');
  return aCancellation({ fullName: `${firstName} ${lastName}`, contract: email, email, ...said });
};

const statusOf = async ({ shop, shopper }: PortFixture): Promise<string> =>
  (await shop.customers.current(shopper, '/')).primeInfo.status;

/** What every adapter of the cancellations port promises. */
export const behavesLikeCancellations = (harness: PortHarness, { describe, it, expect }: TestApi): void => {
  describe('a declaration of cancellation', () => {
    it(
      'is received from anybody, without a session, and whether or not the contract exists',
      withFixture(harness, {}, async ({ shop, anonymous }) => {
        const declaration = aCancellation({
          kind: 'extraordinary',
          cancellationReason: 'Umzug\nins Ausland',
          contract: 'no such contract',
          endsOn: '2099-12-31',
        });
        const receipt = valueOf(await shop.cancellations.declare(anonymous, declaration, 'cancellation-of-gerda-1'));
        expect(receipt.declaration).toEqual(declaration);
        expect(receipt.receiptId).not.toBe('');
        expect(Number.isNaN(Date.parse(receipt.receivedAt))).toBe(false);
      }),
    );

    it(
      'needs no date, and is recorded without surrounding spaces and empty fields',
      withFixture(harness, {}, async ({ shop, shopper }) => {
        const typed = aCancellation({
          fullName: '  Gerda Gast ',
          email: ' gerda.gast@schule.example ',
          contract: ' ',
          endsOn: '',
          cancellationReason: ' ',
        });
        expect(
          valueOf(await shop.cancellations.declare(shopper, typed, 'cancellation-of-gerda-2')).declaration,
        ).toEqual(aCancellation());
      }),
    );

    it(
      'that is sent twice has one receipt',
      withFixture(harness, {}, async ({ shop, anonymous, shopper }) => {
        const first = valueOf(await shop.cancellations.declare(anonymous, aCancellation(), 'cancellation-of-gerda-3'));
        expect(valueOf(await shop.cancellations.declare(shopper, aCancellation(), 'cancellation-of-gerda-3'))).toEqual(
          first,
        );
        const [one, other] = await Promise.all(
          [1, 2].map(() => shop.cancellations.declare(anonymous, aCancellation(), 'cancellation-of-gerda-4')),
        );
        expect(one).toEqual(other);
      }),
    );

    it(
      'with another key is another declaration',
      withFixture(harness, {}, async ({ shop, anonymous }) => {
        const first = valueOf(await shop.cancellations.declare(anonymous, aCancellation(), 'cancellation-of-gerda-5'));
        const second = valueOf(
          await shop.cancellations.declare(anonymous, aCancellation({ contract: '12345' }), 'cancellation-of-gerda-6'),
        );
        expect(second.receiptId).not.toBe(first.receiptId);
        expect(second.declaration.contract).toBe('12345');
      }),
    );

    it(
      'is refused without what identifies it, or to a day that is past or none, and can then be sent with the same key',
      withFixture(harness, {}, async ({ shop, anonymous }) => {
        const wrong = aCancellation({
          kind: 'extraordinary',
          fullName: ' ',
          contract: '',
          email: 'gerda@',
          endsOn: '2026-02-30',
        });
        expect(refusalOf(await shop.cancellations.declare(anonymous, wrong, 'cancellation-of-gerda-7'))).toEqual({
          because: 'invalid-form',
          fieldErrors: [
            { field: 'cancellationReason', message: 'vue.form.error.requiredField' },
            { field: 'fullName', message: 'vue.form.error.requiredField' },
            { field: 'email', message: 'vue.form.error.email.incorrect' },
            { field: 'endsOn', message: 'shop.form.error.date' },
          ],
        });
        const past = refusalOf(
          await shop.cancellations.declare(
            anonymous,
            aCancellation({ endsOn: '2001-01-01' }),
            'cancellation-of-gerda-7',
          ),
        );
        expect(past).toEqual({
          because: 'invalid-form',
          fieldErrors: [{ field: 'endsOn', message: 'shop.cancellation.past' }],
        });
        expect((await shop.cancellations.declare(anonymous, aCancellation(), 'cancellation-of-gerda-7')).ok).toBe(true);
      }),
    );

    it(
      'is received on every consumer storefront',
      withFixture(harness, { storefront: 'ch' }, async ({ shop, anonymous }) => {
        expect((await shop.cancellations.declare(anonymous, aCancellation(), 'cancellation-of-gerda-8')).ok).toBe(true);
      }),
    );

    it(
      'is answered alike for a member and for anybody else',
      withFixture(harness, { 'a registered customer': { kind: 'prime' } }, async (fixture) => {
        const declaration = await ofMember(fixture);
        const said = async (declared: CancellationDeclaration, key: string) =>
          Object.keys(valueOf(await fixture.shop.cancellations.declare(fixture.anonymous, declared, key))).sort();
        const [aboutMember, aboutNobody] = [
          await said(declaration, 'cancellation-of-paul-1'),
          await said(
            { ...declaration, contract: 'nobody@schule.example', email: 'nobody@schule.example' },
            'cancellation-of-paul-2',
          ),
        ];
        expect(aboutMember).toEqual(aboutNobody);
      }),
    );

    it(
      'ends a membership at once if it is extraordinary',
      withFixture(harness, { 'a registered customer': { kind: 'prime' } }, async (fixture) => {
        expect(await statusOf(fixture)).toBe('ACTIVE');
        valueOf(
          await fixture.shop.cancellations.declare(
            fixture.anonymous,
            await ofMember(fixture, { kind: 'extraordinary', cancellationReason: 'Umzug' }),
            'cancellation-of-paul-3',
          ),
        );
        expect(await statusOf(fixture)).toBe('INACTIVE');
      }),
    );

    it(
      'leaves a membership its paid term if it is ordinary',
      withFixture(harness, { 'a registered customer': { kind: 'prime' } }, async (fixture) => {
        const { shop, shopper, anonymous } = fixture;
        const { endDate } = (await shop.customers.current(shopper, '/')).primeInfo;
        valueOf(await shop.cancellations.declare(anonymous, await ofMember(fixture), 'cancellation-of-paul-4'));
        expect((await shop.customers.current(shopper, '/')).primeInfo).toMatchObject({ status: 'CANCELLED', endDate });
      }),
    );

    it(
      'ends no membership in another name',
      withFixture(harness, { 'a registered customer': { kind: 'prime' } }, async (fixture) => {
        const foreign = await ofMember(fixture, {
          kind: 'extraordinary',
          cancellationReason: 'Umzug',
          fullName: 'Gerda Gast',
        });
        valueOf(await fixture.shop.cancellations.declare(fixture.anonymous, foreign, 'cancellation-of-paul-5'));
        expect(await statusOf(fixture)).toBe('ACTIVE');
      }),
    );

    if (!harness.features.has('clock')) return;
    it(
      'keeps the time at which it first arrived',
      withFixture(harness, {}, async ({ shop, anonymous, pass }) => {
        const first = valueOf(await shop.cancellations.declare(anonymous, aCancellation(), 'cancellation-of-gerda-9'));
        await pass(60_000);
        expect(
          valueOf(await shop.cancellations.declare(anonymous, aCancellation(), 'cancellation-of-gerda-9')).receivedAt,
        ).toBe(first.receivedAt);
      }),
    );

    if (!harness.features.has('mails')) return;
    it(
      'ends a membership after the day that was wished, and tells',
      withFixture(harness, { 'a registered customer': { kind: 'prime' } }, async (fixture) => {
        const { shop, anonymous } = fixture;
        const { receivedAt } = valueOf(
          await shop.cancellations.declare(anonymous, aCancellation(), 'cancellation-of-paul-6'),
        );
        const endsOn = new Date(Date.parse(receivedAt) + DAY_MS).toISOString().slice(0, 10);
        const declaration = await ofMember(fixture, { kind: 'extraordinary', cancellationReason: 'Umzug', endsOn });
        valueOf(await shop.cancellations.declare(anonymous, declaration, 'cancellation-of-paul-7'));
        expect(await statusOf(fixture)).toBe('CANCELLED');
        const templates = async () => (await fixture.mailsTo(declaration.email)).map(({ template }) => template);
        expect(await templates()).toEqual(['cancellation-receipt']);
        await fixture.pass(2 * DAY_MS);
        expect(await templates()).toEqual(['cancellation-receipt', 'prime-ended']);
      }),
    );
  });
};
