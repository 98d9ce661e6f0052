import { and, eq } from 'drizzle-orm';
import { productOf } from 'shared/model/catalogue';
import type { Catalogue } from 'shared/model/schemas';
import type { Transaction } from '../../platform/database/database';
import type { HasPage } from '../../platform/module';
import type { OrderKind } from '../orders/orders-tables';
import { earlierAddresses } from './catalogue-tables';
import type { CatalogueServices } from './site-catalogue';

/** Remembers the addresses that products have until this publish: links to them are printed and shared. */
export async function keepEarlierAddresses(
  transaction: Transaction,
  before: Catalogue,
  after: Catalogue,
): Promise<void> {
  for (const kind of ['course', 'webinar'] as const) {
    for (const { id, urlTitle } of productsOf(before, kind)) {
      const now = productOf(after, kind, id);
      if (!now || now.urlTitle === urlTitle) continue;
      await transaction
        .insert(earlierAddresses)
        .values({ kind, urlTitle, productId: id })
        .onConflictDoUpdate({
          target: [earlierAddresses.kind, earlierAddresses.urlTitle],
          set: { productId: id },
        });
    }
  }
}

const productsOf = ({ courses, webinars }: Catalogue, kind: OrderKind) =>
  kind === 'course' ? courses : webinars;

/** The page of a product. An earlier address leads to the present one, unless another product has taken it. */
export const productPage =
  (kind: OrderKind, otherwise = false): HasPage<CatalogueServices> =>
  async ({ catalogue, database }, value) => {
    const content = await catalogue.current();
    const products = productsOf(content, kind);
    if (products.some(({ id, urlTitle }) => id === Number(value) || urlTitle === value))
      return true;
    const [earlier] = await database
      .select({ productId: earlierAddresses.productId })
      .from(earlierAddresses)
      .where(
        and(eq(earlierAddresses.kind, kind), eq(earlierAddresses.urlTitle, value.toLowerCase())),
      );
    return (earlier && productOf(content, kind, earlier.productId)?.urlTitle) ?? otherwise;
  };
