import { money } from '@shop/domain/shared/money';
import { normaliseCode } from '@shop/domain/shared/normalise-text';
import { STOREFRONTS } from '@shop/domain/storefronts/storefront';
import { describe, expect, it } from 'vitest';
import { localise } from '../goods/catalogue-context.ts';
import { aPricedLine } from '../testing/a-priced-line.ts';
import { noSaving } from './saving.ts';
import { VOUCHERS, voucherOf, MAGIC_VOUCHERS } from './voucher-table.ts';
import { combineCodes, voucherRefusal, voucherSavings } from './vouchers.ts';

const { fixed, percent, fromMinimum, alone, expired, used, payless } = MAGIC_VOUCHERS;
const NOW = new Date('2026-11-23T09:00:00Z');
const TODAY = { now: NOW, ended: [] };

const refusal = (
  code: string,
  said: {
    readonly codes?: readonly string[];
    readonly value?: number;
    readonly now?: Date;
    readonly ended?: readonly string[];
  } = {},
) => {
  const { codes = [], value = 10_000, now = NOW, ended = [] } = said;
  return voucherRefusal(code, { codes, value: money(value), at: { now, ended } });
};

const savings = (codes: readonly string[], prices: readonly number[], promoted?: readonly number[]) => {
  const lines = prices.map((price) => aPricedLine({ price: money(price) }));
  const already = promoted === undefined ? noSaving(lines) : promoted.map((minor) => money(minor));
  return voucherSavings(codes, { lines, promoted: already, currency: 'EUR' }, TODAY);
};

const savingsOf = (...said: Parameters<typeof savings>) =>
  savings(...said).vouchers.map(({ applies, saving }) => (applies ? saving.minor : 'no'));

describe('a voucher is refused', () => {
  it.each([
    [fixed, 2499, 'shop.voucher.minimum'],
    [fixed, 2500, undefined],
    [fromMinimum, 7499, 'shop.voucher.minimum'],
    [fromMinimum, 7500, undefined],
    [percent, 0, undefined],
  ])('%s with goods for %i: %s', (code, value, expected) => {
    expect(refusal(code, { value })).toBe(expected);
  });

  it.each([
    ['2024-09-30T21:59:59.999Z', undefined],
    ['2024-09-30T22:00:00.000Z', 'shop.voucher.expired'],
  ])('that expires at the end of September 2024 in Berlin, at %s: %s', (now, expected) => {
    expect(refusal(expired, { now: new Date(now) })).toBe(expected);
  });

  it('that has ended before its time', () => {
    expect(refusal(percent, { ended: [percent] })).toBe('shop.voucher.expired');
    expect(refusal(percent, { ended: [fixed] })).toBeUndefined();
  });

  it.each([
    ['unknown', 'NOSUCHCODE', [], 'shop.voucher.unknown'],
    ['a word that every object knows', 'constructor', [], 'shop.voucher.unknown'],
    ['used up', used, [], 'shop.voucher.alreadyUsed'],
    ['in the cart already', percent, [percent], 'shop.voucher.alreadyUsed'],
    ['one that goes alone, beside another', alone, [percent], 'shop.voucher.notCombinable'],
    ['beside one that goes alone', percent, [alone], 'shop.voucher.notCombinable'],
    ['beside two others of which one goes alone', fixed, [percent, payless], 'shop.voucher.notCombinable'],
    ['one that goes alone, by itself', alone, [], undefined],
    ['one beside another', percent, [fixed], undefined],
  ])('%s', (_, code, codes, expected) => {
    expect(refusal(code, { codes })).toBe(expected);
  });
});

describe('a voucher deducts', () => {
  it.each<[what: string, codes: readonly string[], prices: readonly number[], expected: readonly (number | string)[]]>([
    ['five Euros', [fixed], [2500], [500]],
    ['nothing below its minimum', [fixed], [2499], ['no']],
    ['a tenth', [percent], [1005], [101]],
    ['a tenth of what the one before leaves', [fixed, percent], [3000], [500, 250]],
    ['five Euros of what the one before leaves', [percent, fixed], [3000], [300, 500]],
    ['15 %, from 75 Euros', [fromMinimum], [7500], [1125]],
    ['20 %', [alone], [1000], [200]],
    ['everything', [payless], [1000, 250], [1250]],
    ['nothing of nothing', [percent], [], ['no']],
    ['nothing where it is over or used up', [expired, used], [9000], ['no', 'no']],
  ])('%s: %j', (_, codes, prices, expected) => {
    expect(savingsOf(codes, prices)).toEqual(expected);
  });

  it('no more than promotions have left; its minimum applies to the value before promotions', () => {
    expect(savingsOf([payless], [1000, 250], [1000, 0])).toEqual([250]);
    expect(savingsOf([fixed], [2500], [501])).toEqual([500]);
    expect(savingsOf([fixed], [2499], [0])).toEqual(['no']);
    expect(savingsOf([percent, fixed], [2500], [0])).toEqual([250, 500]);
  });

  it('from each line its share, and nothing from one that is already free', () => {
    expect(savings([percent], [1000, 3000], [1000, 0]).saving).toEqual([money(0), money(300)]);
    expect(savings([fixed, percent], [1000, 4000]).saving).toEqual([money(100 + 90), money(400 + 360)]);
  });

  it('nothing if its code is unknown', () => {
    expect(savings(['NOSUCHCODE'], [1000])).toEqual({ vouchers: [], saving: [money(0)], paysDelivery: false });
  });

  it('francs in Switzerland', () => {
    const lines = [aPricedLine({ price: money(5000, 'CHF') })];
    const { vouchers, saving } = voucherSavings([fixed], { lines, promoted: noSaving(lines), currency: 'CHF' }, TODAY);
    expect([vouchers[0]?.saving, saving]).toEqual([money(500, 'CHF'), [money(500, 'CHF')]]);
    expect(voucherSavings([fixed], { lines: [], promoted: [], currency: 'CHF' }, TODAY).vouchers[0]?.saving).toEqual(
      money(0, 'CHF'),
    );
  });
});

it.each([
  [[payless], [1000], true],
  [[payless], [], false],
  [[percent, alone], [1000], false],
])('among the vouchers %j, those that pay for everything pay for delivery too', (codes, prices, expected) => {
  expect(savings(codes, prices).paysDelivery).toBe(expected);
});

describe('the code of a voucher', () => {
  it.each([' schule10 ', 'SCHULE10', 'Schule10\n', 'SCHULE 10', 'SCHULE–10', 'SCHULE10\u200B'])(
    'is recognised as typed: %j',
    (typed) => {
      expect(voucherOf(normaliseCode(typed))).toBe(VOUCHERS.percent);
    },
  );

  it('is shown next to a name in either language', () => {
    for (const storefront of [STOREFRONTS.de, STOREFRONTS.en]) {
      const names = Object.values(VOUCHERS).map(({ name }) => localise(storefront, name));
      expect(names.filter((name) => name.trim() !== '')).toHaveLength(Object.keys(MAGIC_VOUCHERS).length);
      expect(new Set(names).size).toBe(names.length);
    }
  });
});

it.each<[what: string, own: readonly string[], brought: readonly string[], expected: readonly string[]]>([
  ['both', [percent], [fixed], [percent, fixed]],
  ['no code twice', [percent, fixed], [fixed], [percent, fixed]],
  ['none beside one that goes alone', [alone], [percent], [alone]],
  ['none that goes alone beside others', [percent], [alone, fixed], [percent, fixed]],
  ['the brought one that goes alone, where there is none yet', [], [alone], [alone]],
  ['no code that is none', [percent], ['NOSUCHCODE'], [percent]],
])('when two carts are merged, these vouchers stay: %s', (_, own, brought, expected) => {
  expect(combineCodes(own, brought)).toEqual(expected);
});
