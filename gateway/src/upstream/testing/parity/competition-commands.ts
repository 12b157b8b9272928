import fc from 'fast-check';
import { command } from './command.ts';
import { after } from './side.ts';

const id = fc.constantFrom('sommer-2026', 'advent-2026', 'winter-2027', 'invented');
const email = fc.constantFrom('anna.kern@schule.example', 'ANNA.Kern@schule.example', 'anna');

export const competitionCommands = [
  command('competitions', fc.constant(undefined), async (side) =>
    after(side, await side.fixture.shop.competitions.competitions(side.shopper)),
  ),
  command('competition', id, async (side, competition) =>
    after(side, await side.fixture.shop.competitions.findCompetition(side.shopper, competition)),
  ),
  command(
    'competition enter',
    fc.tuple(id, email, fc.boolean()),
    async (side, [competitionId, address, isSuspicious]) =>
      after(
        side,
        await side.fixture.shop.competitions.enter(side.shopper, {
          competitionId,
          fullName: 'Anna Kern',
          email: address,
          answer: '24',
          school: '',
          acceptsTerms: true,
          isSuspicious,
        }),
      ),
  ),
];
