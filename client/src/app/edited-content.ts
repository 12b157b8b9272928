import { onDemand } from '../platform/islands/lazy-component.tsx';

const load = () => import('./edited-pages.tsx');

export const editedPage = onDemand(async () => (await load()).Page);
export const editedHome = onDemand(async () => (await load()).Home);
