import { describe, expect, it } from 'vitest';
import { ALL_STOREFRONTS } from '../storefronts/storefront.ts';
import { aCancellation } from '../testing/a-cancellation.ts';
import { normaliseCancellation, offersCancellation } from './cancellation.ts';
import { cancellationErrors } from './cancellation-rules.ts';
import { lastDayOf } from './last-day.ts';

it('is offered by every storefront for consumers, and by no other', () => {
  expect(ALL_STOREFRONTS.filter(offersCancellation).map(({ id }) => id)).toEqual(['de', 'at', 'ch', 'en']);
});

describe('a declaration', () => {
  it('needs a name and an e-mail address, which identifies the contract unless something else does, but no date', () => {
    expect(cancellationErrors(aCancellation())).toEqual([]);
    expect(
      cancellationErrors(aCancellation({ fullName: ' ', contract: '', email: '' })).map(({ field }) => field),
    ).toEqual(['fullName', 'email']);
    expect(normaliseCancellation(aCancellation({ contract: ' ' })).contract).toBe('gerda.gast@schule.example');
  });

  it('needs a reason only if it is extraordinary', () => {
    expect(cancellationErrors(aCancellation({ kind: 'extraordinary', cancellationReason: ' ' }))).toEqual([
      { field: 'cancellationReason', message: 'vue.form.error.requiredField' },
    ]);
    expect(cancellationErrors(aCancellation({ kind: 'extraordinary', cancellationReason: 'Umzug' }))).toEqual([]);
    expect(cancellationErrors(aCancellation({ cancellationReason: 'x'.repeat(501) }))).toEqual([]);
  });

  it('accepts any words that identify the contract', () => {
    expect(cancellationErrors(aCancellation({ contract: 'Prime, abgeschlossen im Januar' }))).toEqual([]);
  });

  it.each(['2026-02-29', '31.12.2026', '2026-13-01', '2026-1-1', 'bald', '12026-01-01'])(
    'does not understand %s as a date',
    (endsOn) => {
      expect(cancellationErrors(aCancellation({ endsOn }), '2026-11-23')).toEqual([
        { field: 'endsOn', message: 'shop.form.error.date' },
      ]);
    },
  );

  it.each([
    ['2026-11-22', [{ field: 'endsOn', message: 'shop.cancellation.past' }]],
    ['2026-11-23', []],
    ['2028-02-29', []],
    [' ', []],
  ])('may end today or later: %j', (endsOn, errors) => {
    expect(cancellationErrors(aCancellation({ endsOn }), '2026-11-23')).toEqual(errors);
    expect(cancellationErrors(aCancellation({ endsOn }))).toEqual([]);
  });

  it('is recorded without surrounding spaces, empty fields and the reason of an ordinary one', () => {
    expect(
      normaliseCancellation(
        aCancellation({
          fullName: ' Gerda Gast ',
          contract: ' gerda.gast@schule.example ',
          endsOn: ' ',
          cancellationReason: 'Umzug',
        }),
      ),
    ).toStrictEqual(aCancellation());
    expect(
      normaliseCancellation(
        aCancellation({ kind: 'extraordinary', cancellationReason: ' Umzug\r\nim Mai ', endsOn: ' 2026-12-01 ' }),
      ),
    ).toStrictEqual(
      aCancellation({ kind: 'extraordinary', cancellationReason: 'Umzug\nim Mai', endsOn: '2026-12-01' }),
    );
  });
});

describe('the last day of a membership', () => {
  const TODAY = '2026-11-23';

  it.each([
    ['ordinary', undefined, '2026-12-31'],
    ['ordinary', '2026-12-01', '2026-12-31'],
    ['ordinary', '2027-02-28', '2027-02-28'],
    ['extraordinary', undefined, TODAY],
    ['extraordinary', '2026-12-01', '2026-12-01'],
  ] as const)('that is cancelled %s, wished for %s, is %s', (kind, endsOn, lastDay) => {
    expect(lastDayOf({ endDate: '2026-12-31' }, { kind, endsOn }, TODAY)).toBe(lastDay);
  });

  it('is today if its term is over or unknown', () => {
    expect(lastDayOf({ endDate: '2026-11-01' }, { kind: 'ordinary' }, TODAY)).toBe(TODAY);
    expect(lastDayOf({}, { kind: 'ordinary' }, TODAY)).toBe(TODAY);
  });
});
