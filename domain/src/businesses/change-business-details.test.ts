import { describe, expect, it } from 'vitest';
import { invalidForm } from '../shared/field-errors.ts';
import { granted, refused } from '../shared/result.ts';
import { aShopper } from '../testing/a-shopper.ts';
import { aVisit } from '../testing/a-visit.ts';
import { portWith } from '../testing/port-with.ts';
import { stubShop } from '../testing/stub-shop.ts';
import { stubState } from '../testing/stub-state.ts';
import type { BusinessFields } from './business.ts';
import type { Businesses } from './businesses.port.ts';
import { changeBusinessDetails } from './change-business-details.ts';

type Reply = Awaited<ReturnType<Businesses['changeDetails']>>;

const DETAILS: BusinessFields = { jobTitleCode: 'OFFICE', primaryIndustryGroupCode: '85' };

const changing = (reply: Reply = granted(undefined)) => {
  const saved: BusinessFields[] = [];
  const businesses = portWith<Businesses>({
    changeDetails: async (_shopper, details) => {
      saved.push(details);
      return reply;
    },
  });
  const visit = aVisit(aShopper({ loginState: 'customer' }));
  return { saved, visit, change: changeBusinessDetails({ ...stubShop(stubState()), businesses }, visit) };
};

describe('the details of a business', () => {
  it('are saved as they were meant', async () => {
    const { saved, change } = changing();
    expect(await change({ ...DETAILS, vatRegistrationNo: 'DE 123.456-789' })).toEqual(granted(undefined));
    expect(saved).toEqual([{ ...DETAILS, vatRegistrationNo: 'DE123456789' }]);
  });

  it('are not saved without a job', async () => {
    const { saved, change } = changing();
    expect(await change({ ...DETAILS, jobTitleCode: '' })).toMatchObject({
      refusal: { because: 'invalid-form', fieldErrors: [{ field: 'jobTitleCode' }] },
    });
    expect(saved).toEqual([]);
  });

  it('sign out whose session the shop has ended', async () => {
    const ended = { ...invalidForm([]), general: 'shop.error.securityLogout' } as const;
    const { visit, change } = changing(refused(ended));
    expect(await change(DETAILS)).toEqual(refused(ended));
    expect(visit.shopper.loginState).toBe('logged-out');
  });
});
