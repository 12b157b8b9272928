import { createFileRoute } from '@tanstack/react-router';

import { lazyCmsPage } from '../app/cms-content.ts';
import { loadContentPage } from '../app/load-content-page.ts';
import { CompetitionPage } from '../features/competitions/competition-page.tsx';
import { CompetitionThanks } from '../features/competitions/competition-thanks.tsx';
import { CompetitionsPage } from '../features/competitions/competitions-page.tsx';
import { ContentPage } from '../features/content/content-page.tsx';
import { headOf } from '../platform/pages/page-head.ts';

/** Competitions, and what editors wrote among them. One route, because every page loads the list of routes. */
export const Route = createFileRoute('/_default/gewinnspiele/$')({
  staticData: { areas: ['forms', 'competitions'], staticAreas: ['catalogue'] },
  loader: async ({ context, location }) => {
    // Fetched with the page: a route's own imports are part of every page.
    const { loadCompetitionPage } = await import('../app/load-competitions.ts');
    const page = await loadCompetitionPage(context, location.pathname);
    return page ?? { ...(await loadContentPage({ context, location })), view: undefined };
  },
  head: ({ loaderData }) => (loaderData === undefined ? {} : headOf(loaderData.head)),
  component: function CompetitionsRoute() {
    const { path, view } = Route.useLoaderData();
    if (view === undefined) return <ContentPage path={path} lazyPage={lazyCmsPage} />;
    switch (view.shows) {
      case 'overview':
        return <CompetitionsPage />;
      case 'competition':
        return <CompetitionPage key={view.id} id={view.id} />;
      case 'thanks':
        return <CompetitionThanks id={view.id} newsletter={view.newsletter} />;
    }
  },
});
