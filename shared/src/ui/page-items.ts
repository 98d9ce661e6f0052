/** A page number, or dots for the pages left out after the page named. */
export type PageItem = number | { dotsAfter: number };

/** First, last, current and its neighbours; dots stand for every other run of pages. */
export const pageItems = (page: number, pageCount: number): PageItem[] => {
  const shown = [1, page - 1, page, page + 1, pageCount].filter(
    (number, index, all) => number >= 1 && number <= pageCount && all.indexOf(number) === index,
  );
  return shown.flatMap((number, index) => {
    const previous = shown[index - 1];
    return previous !== undefined && number - previous > 1
      ? [{ dotsAfter: previous }, number]
      : [number];
  });
};
