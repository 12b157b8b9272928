import fc from 'fast-check';
import { aCancellation } from '@shop/domain/testing/a-cancellation';
import { aDeclaration } from '@shop/domain/testing/a-declaration';
import { command, index, nothing } from './command.ts';
import { itemOf, after } from './side.ts';

/** Commands that concern neither the cart nor what is found. */
export const otherCommands = [
  command('parameters', nothing, async (side) =>
    after(side, await side.fixture.shop.parameters.byName(side.shopper, ['paymentTypes', 'lightning_deal'])),
  ),
  command(
    'withdraw',
    fc.record({ fullName: fc.constantFrom('Gerda Gast', ''), withdrawnGoods: fc.constantFrom(undefined, ' 2 Hefte ') }),
    async (side, overrides) =>
      after(
        side,
        await side.fixture.shop.withdrawals.declare(
          side.shopper,
          aDeclaration(overrides),
          `declaration-of-${overrides.withdrawnGoods ?? 'all'}`,
        ),
      ),
  ),
  command(
    'cancel a contract',
    fc.record({
      fullName: fc.constantFrom('Gerda Gast', ''),
      kind: fc.constantFrom('ordinary', 'extraordinary'),
      endsOn: fc.constantFrom(undefined, '2026-02-30', ' 2099-12-31 '),
    }),
    async (side, overrides) =>
      after(
        side,
        await side.fixture.shop.cancellations.declare(
          side.shopper,
          aCancellation({ cancellationReason: 'Umzug', ...overrides }),
          `cancellation-of-${overrides.kind}-${overrides.endsOn?.trim() ?? 'now'}`,
        ),
      ),
  ),
  command('time passes', fc.constantFrom(60_000, 45 * 60_000), async (side, ms) =>
    after(side, await side.fixture.pass(ms)),
  ),
  command('stock', fc.tuple(index, fc.constantFrom(0, 2, 500)), async (side, [at, pieces]) =>
    after(side, await side.fixture.setStock(itemOf(side, at), pieces)),
  ),
];
