/** The page "Beratung" of editors, with these rows. */
export const aContentPage = (rows: readonly object[] = []) => ({
  __typename: 'ContentPage',
  title: 'Beratung',
  description: '',
  robots: null,
  canonicalUrl: null,
  links: [],
  breadcrumbs: [],
  rows,
});

const attribute = (name: string, text: string) => ({
  name,
  type: 'text',
  text,
  url: null,
  width: null,
  height: null,
  opensNewWindow: false,
});

/** A row that recommends the product 100 under a headline. */
export const aRowOfRecommendations = (headline: string) => ({
  cells: [
    {
      span: 12,
      teaser: {
        id: 't1',
        type: 'recommendations',
        name: '',
        template: '',
        attributes: [attribute('headline', headline), attribute('products', '100')],
      },
    },
  ],
});
