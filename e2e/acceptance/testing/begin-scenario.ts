import { scenarioOf } from '@shop/fakes/scenarios/scenarios';
import type { Entered, OpenBackend } from '@shop/gateway/testing/backends';
import { MARKETS } from '@shop/gateway/testing/markets';
import { resumeScenario } from '@shop/gateway/testing/resume-scenario';
import { type PlainPage, withoutScripts } from './without-scripts.ts';

/** The page on which a scenario begins, in a browser without scripts. */
export const beginScenario = async (
  shop: OpenBackend,
  scenario: string,
): Promise<Entered & { readonly landing: PlainPage }> => {
  const { landing, ...entered } = await resumeScenario(shop, scenario);
  const { host } = MARKETS[scenarioOf(scenario)?.storefront ?? 'de'];
  return { ...entered, landing: await withoutScripts(entered.browser, host).open(landing) };
};
