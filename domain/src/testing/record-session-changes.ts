import type { SessionChanges } from '../visit/session-changes.port.ts';
import type { OpenedSession } from '../visit/session.ts';

export interface RecordedSessionChanges extends SessionChanges {
  readonly reports: readonly (OpenedSession | 'revoked')[];
}

/** Records what an adapter reports, in order. */
export const recordSessionChanges = (): RecordedSessionChanges => {
  const reports: (OpenedSession | 'revoked')[] = [];
  return {
    reports,
    areOf: () => true,
    renewed: (session) => void reports.push(session),
    revoked: () => void reports.push('revoked'),
  };
};
