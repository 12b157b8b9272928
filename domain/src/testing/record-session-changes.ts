import type { SessionChanges } from '../sessions/session-changes.port.ts';
import type { OpenedSession } from '../sessions/sessions.port.ts';

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
