import type { RemoteFacts } from '../build/facts';

/** Brotli bytes of script a page of the section may cost on top of the shell. */
const PAGE_BUDGETS: Readonly<Record<string, number>> = {
  'admin/dashboard': 110_000,
};
const DEFAULT_PAGE_BUDGET = 45_000;
const ENTRY_BUDGET = 9_000;

/** Every file set that has grown past what it may cost, naming its largest file. */
export function overBudget({ name, routes, exposed, files }: RemoteFacts): string[] {
  const size = (file: string) => files[file]?.brotli ?? 0;
  const sum = (list: string[]) => list.reduce((total, file) => total + size(file), 0);
  const entry = size('remoteEntry.js');
  const pages = routes.flatMap((route) => [route, ...route.children]);
  return [
    ...(entry > ENTRY_BUDGET
      ? [`${name}: remoteEntry.js has ${entry} bytes, its budget is ${ENTRY_BUDGET}.`]
      : []),
    ...pages.flatMap(({ id, assets }) => {
      const bytes = sum([...exposed.js, ...assets.js]);
      const budget = PAGE_BUDGETS[id] ?? DEFAULT_PAGE_BUDGET;
      if (bytes <= budget) return [];
      const largest = [...assets.js].sort((a, b) => size(b) - size(a))[0];
      return [
        `${name}: the scripts of ${id} have ${bytes} bytes, their budget is ${budget}; the largest is ${largest}.`,
      ];
    }),
  ];
}
