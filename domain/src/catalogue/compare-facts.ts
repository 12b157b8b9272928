/** A label with a value for each product; undefined for a product that says nothing about it. */
export interface FactRow {
  readonly label: string;
  readonly values: readonly (string | undefined)[];
}

export interface ComparedFacts {
  readonly different: readonly FactRow[];
  readonly alike: readonly FactRow[];
}

type Facts = readonly { readonly label: string; readonly value: string }[];

const isAlike = ({ values }: FactRow): boolean =>
  values.length > 1 && values[0] !== undefined && values.every((value) => value === values[0]);

/** The facts of products side by side, by label, in the order in which the products name them. A single product differs from none. */
export const compareFacts = (products: readonly Facts[]): ComparedFacts => {
  const labels = [...new Set(products.flatMap((facts) => facts.map(({ label }) => label)))];
  const rows = labels.map(
    (label): FactRow => ({ label, values: products.map((facts) => facts.find((fact) => fact.label === label)?.value) }),
  );
  return { different: rows.filter((row) => !isAlike(row)), alike: rows.filter(isAlike) };
};
