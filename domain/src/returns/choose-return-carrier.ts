import type { Visit } from '../visit/visit.port.ts';
import type { Result } from '../shared/result.ts';
import {
  changeReturn,
  type ReturnPorts,
  type StepRefusal,
  type StepTaken,
  stepTaken,
  stepWrong,
} from './change-return.ts';
import { MOST_LABELS } from './return-draft.ts';
import { NO_LABEL, type ReturnCarrierCode, type ReturnHash } from './return.ts';

/** The shopper may send the goods without a label at any time. */
export const chooseReturnCarrier =
  (ports: ReturnPorts, visit: Visit) =>
  (
    hash: ReturnHash,
    { carrier, labels }: { readonly carrier: ReturnCarrierCode; readonly labels: number },
  ): Promise<Result<StepTaken, StepRefusal>> =>
    changeReturn(ports, visit)(hash, 'carrier', async (stored) => {
      const offered = await ports.returns.carriers(visit.shopper, stored.draft);
      if (carrier !== NO_LABEL && !offered.some(({ code, enabled }) => code === carrier && enabled))
        return stepWrong([{ field: 'carrier', message: 'shop.return.carrier' }]);
      if (!Number.isInteger(labels) || labels < 1 || labels > MOST_LABELS)
        return stepWrong([{ field: 'labels', message: 'shop.return.labels' }]);
      return stepTaken({ ...stored, draft: { ...stored.draft, carrier, labels } });
    });
