import type { ReceiptFilterQuery, ReceiptSumsResponse } from 'shared/model/schemas';
import type { Database } from '../../platform/database/database';
import { groupsOf, ownLines } from './register';
import { addUp, smallSales, sumsOfPlaces } from './sums';

/** How many lines of a table the page shows. */
const MOST_LINES = 100;

/** What the register of a period adds up to. */
export async function receiptSums(
  database: Database,
  query: ReceiptFilterQuery,
): Promise<ReceiptSumsResponse['data']> {
  const groups = await groupsOf(database, query);
  return {
    all: addUp(groups),
    places: sumsOfPlaces(groups),
    small_sales: smallSales(groups),
    large_sales: await ownLines(database, 'large_sales', query, MOST_LINES),
    credit_notes: await ownLines(database, 'credit_notes', query, MOST_LINES),
  };
}
