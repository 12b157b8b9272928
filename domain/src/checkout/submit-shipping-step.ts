import { currentCustomer } from '../customers/current-customer.ts';
import { goOnStartedOver, type StartedOver } from '../login/start-over.ts';
import { granted, refused, type Result } from '../shared/result.ts';
import type { OwnerPorts } from '../visit/known-browser.slot.ts';
import type { Visit } from '../visit/visit.port.ts';
import type { SaveRefusal, ShippingStepContext } from './save-refusals.ts';
import { saveShippingStep } from './save-shipping-step.ts';
import type { SaveShippingStep } from './shipping-step.ts';
import { signInRegistered } from './sign-in-registered.ts';

/** Saves the shipping step of a visitor, who goes on in the session that this opened, even if the rest was not saved. */
export const submitShippingStep =
  (ports: ShippingStepContext['ports'] & OwnerPorts, visit: Visit) =>
  async (command: SaveShippingStep): Promise<Result<void, SaveRefusal | StartedOver>> => {
    const saved = await saveShippingStep(ports)(visit.shopper, command);
    const outcome = saved.ok ? saved.value : saved.refusal;
    if ('because' in outcome && outcome.because === 'started-over') {
      goOnStartedOver(visit, outcome);
      return refused(outcome);
    }
    const { loginOption = 'guest', account } = command;
    if (outcome.signedIn !== undefined)
      signInRegistered(ports, visit)(outcome.signedIn, loginOption, account?.email ?? '');
    if (!('because' in outcome)) return granted(undefined);
    if (outcome.because === 'failed-after-sign-in') throw outcome.failure;
    if (outcome.because === 'session-expired') await currentCustomer(ports, visit)();
    return refused(outcome);
  };
