import { lazyComponent } from '../platform/islands/lazy-component.tsx';

const load = () => import('./cms-pages.tsx');

export const lazyCmsPage = lazyComponent(async () => (await load()).Page);
export const lazyCmsHome = lazyComponent(async () => (await load()).Home);
