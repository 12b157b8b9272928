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
import { withRegulation } from './return-draft.ts';
import type { RegulationId, ReturnHash } from './return.ts';

export const chooseRegulation =
  (ports: ReturnPorts, visit: Visit) =>
  (hash: ReturnHash, regulation: RegulationId): Promise<Result<StepTaken, StepRefusal>> =>
    changeReturn(ports, visit)(hash, 'regulations', async (stored) => {
      const offered = await ports.returns.regulations(visit.shopper, hash, stored.draft.items);
      if (!offered.some(({ id }) => id === regulation))
        return stepWrong([{ field: 'regulation', message: 'shop.return.regulation' }]);
      return stepTaken({ ...stored, draft: withRegulation(stored.draft, regulation) });
    });
