import { getBillingAddresses, getPageDetailsByUrl, logout } from '@shop/gateway/upstream/generated/operations';
import { describe, expect, it } from 'vitest';

import { UnselectedField } from './matching-reply.ts';
import { returnsData, returnsErrors, returnsBatch } from './replies.ts';

const ruleAt = (path: string, reply: ReturnType<typeof returnsData>) => reply.body('$').rules[path];

describe('a reply', () => {
  it('has a rule for everything that the operation requests', () => {
    const { example, rules } = returnsData(logout).body('$');
    expect(example).toEqual({
      data: { logout: { successful: true, generalErrorMessage: null, fieldErrors: [], refusal: null } },
    });
    expect(Object.keys(rules).toSorted()).toEqual([
      '$',
      '$.data',
      '$.data.logout',
      '$.data.logout.fieldErrors',
      '$.data.logout.generalErrorMessage',
      '$.data.logout.refusal',
      '$.data.logout.successful',
    ]);
  });

  it('can be null only where the schema allows it', () => {
    const reply = returnsData(getBillingAddresses);
    expect(ruleAt('$.data.getBillingAddresses[*].phone', reply)).toEqual({
      combine: 'OR',
      matchers: [{ match: 'null' }, { match: 'type' }],
    });
    expect(ruleAt('$.data.getBillingAddresses[*].city', reply)).toEqual({
      combine: 'AND',
      matchers: [{ match: 'type' }],
    });
  });

  it('can have an empty list if its state guarantees no entry', () => {
    expect(ruleAt('$.data.getBillingAddresses', returnsData(getBillingAddresses))).toEqual({
      combine: 'AND',
      matchers: [{ match: 'type', min: 0 }],
    });
    expect(
      ruleAt('$.data.getBillingAddresses', returnsData(getBillingAddresses, { getBillingAddresses: 'there' })),
    ).toEqual({ combine: 'AND', matchers: [{ match: 'type', min: 1 }] });
  });

  it('has the fields that all members of its union share', () => {
    const { rules } = returnsData(getPageDetailsByUrl).body('$');
    const attributes = Object.keys(rules).filter((path) => path.includes('.attributes[*].'));
    expect(attributes.map((path) => path.split('.').at(-1))).toEqual(['__typename', 'name']);
  });

  it('can have an entry like the one that its state guarantees, among others of any kind', () => {
    const { example, rules } = returnsData(getBillingAddresses, {
      getBillingAddresses: { contains: { country: { exactly: 'AT' } } },
    }).body('$');
    expect(example).toMatchObject({ data: { getBillingAddresses: [{ country: 'AT', city: 'Text' }] } });
    expect(rules['$.data.getBillingAddresses']).toMatchObject({
      matchers: [
        {
          match: 'arrayContains',
          variants: [
            {
              rules: {
                '$.country': { matchers: [{ match: 'equality' }] },
                '$.city': { matchers: [{ match: 'type' }] },
              },
            },
          ],
        },
      ],
    });
    expect(Object.keys(rules).some((path) => path.includes('[*]'))).toBe(false);
    expect(() =>
      returnsData(getBillingAddresses, { getBillingAddresses: { contains: { colour: 'there' } } }).body('$'),
    ).toThrow(new UnselectedField('getBillingAddresses.colour'));
  });

  it('cannot contain fields that were not requested', () => {
    expect(() => returnsData(logout, { 'logout.colour': 'there' }).body('$')).toThrow(
      new UnselectedField('logout.colour'),
    );
  });
});

it('of a batch has the rules of each entry in its place', () => {
  const { example, rules } = returnsBatch([
    returnsData(logout),
    returnsErrors({ classification: 'CART_NOT_FOUND' }),
  ]).body('$');
  expect(example).toHaveLength(2);
  expect(rules).toMatchObject({
    '$[0].data.logout.successful': { matchers: [{ match: 'equality' }] },
    '$[1].errors[*].extensions.classification': { matchers: [{ match: 'equality' }] },
  });
  expect(rules).not.toHaveProperty('$');
});
