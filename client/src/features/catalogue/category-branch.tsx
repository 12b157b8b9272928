import type { ReactNode } from 'react';

import type { CategoryQuery } from '../../platform/generated/graphql.ts';
import { useTranslation } from '../../platform/texts/translation.tsx';
import styles from './category-branch.module.css';

type Branch = NonNullable<NonNullable<CategoryQuery['category']>['branch']>;

interface Node {
  readonly id: string;
  readonly name: string;
  readonly path: string;
  readonly children?: readonly Node[];
}

const contains = (node: Node, id: string): boolean =>
  node.id === id || (node.children ?? []).some((child) => contains(child, id));

interface LevelProps {
  readonly nodes: readonly Node[];
  readonly current: string;
}

/** Of each level, only the way to the current category is unfolded. */
const Level = ({ nodes, current }: LevelProps): ReactNode => (
  <ul>
    {nodes.map((node) => (
      <li key={node.id}>
        <a href={node.path} aria-current={node.id === current ? 'page' : undefined}>
          {node.name}
        </a>
        {contains(node, current) && (node.children ?? []).length > 0 && (
          <Level nodes={node.children ?? []} current={current} />
        )}
      </li>
    ))}
  </ul>
);

/** The categories around the current one, up to three levels (LIST-06). */
export const CategoryBranch = ({
  branch,
  current,
}: {
  readonly branch: Branch;
  readonly current: string;
}): ReactNode => {
  const { t } = useTranslation('catalogue');
  return (
    <nav className={styles.branch} aria-label={t('listing.branch')}>
      <Level nodes={[branch]} current={current} />
    </nav>
  );
};
