import type { ReorderMutation } from '../../platform/generated/graphql.ts';

type Line = NonNullable<ReorderMutation['reorder']>['lines'][number];

interface ReorderProblem extends Line {
  readonly outcome: Exclude<Line['outcome'], 'added'>;
}

/** Line by line, what did not go into the cart as it was ordered. */
export interface ReorderOutcome {
  /** Different articles of the order; 0 if the page does not know. */
  readonly total: number;
  readonly problems: readonly ReorderProblem[];
}

/** An article by whose item the echo of the form is read. */
export type KnownArticle = Pick<Line, 'itemId' | 'name' | 'path'>;

const PROBLEMS = [
  'quantity-changed',
  'most-in-cart',
  'choose-variant',
  'sold-out',
  'no-longer-sold',
  'not-added',
] as const satisfies readonly ReorderProblem['outcome'][];

const problemOf = (outcome: string): ReorderProblem['outcome'] | undefined =>
  PROBLEMS.find((known) => known === outcome);

export const problemsIn = (lines: readonly Line[]): readonly ReorderProblem[] =>
  lines.flatMap((line) => {
    const outcome = problemOf(line.outcome);
    return outcome === undefined ? [] : [{ ...line, outcome }];
  });

/** Reads what the gateway left for the page: the number of articles, and "item*OUTCOME*asked*added" of each problem. */
export const readReorderEcho = (
  { total = '0', problems = '' }: Readonly<Record<string, string>>,
  articles: readonly KnownArticle[],
): ReorderOutcome => ({
  total: Number(total),
  problems: problems.split('~').flatMap((text) => {
    const [itemId, named = '', asked, added] = text.split('*');
    const [article, outcome] = [articles.find((known) => known.itemId === itemId), problemOf(named)];
    return article === undefined || outcome === undefined
      ? []
      : [
          {
            itemId: article.itemId,
            name: article.name,
            path: article.path,
            outcome,
            asked: Number(asked),
            added: Number(added),
          },
        ];
  }),
});
