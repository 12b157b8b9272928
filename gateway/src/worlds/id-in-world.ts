import type { VisitorSession } from '../request/visitor-session.ts';

/** An id of the shop, with the world that it belongs to: worlds use the same ids. */
export const idInWorld = ({ world }: Pick<VisitorSession, 'world'>, id: string): string => `${world ?? ''}|${id}`;
