import { productOf } from 'shared/model/catalogue';
import { datedPriceText } from 'shared/model/catalogue-changes';
import { siteName } from 'shared/model/config';
import { formatRupees } from 'shared/model/format';
import { paths } from 'shared/model/paths';
import { mayDo } from 'shared/model/rights';
import type { Catalogue } from 'shared/model/schemas';
import type { Transaction } from '../../platform/database/database';
import { HttpError } from '../../platform/errors';
import type { Admin } from '../../platform/http/access';
import { writeEmail } from '../../platform/messages/email-layout';
import { adminsWith } from '../accounts/admins/admin-roles';
import type { CatalogueServices } from './site-catalogue';

/** Owners hear of each change of a price. 403 where one falls by more than half and the admin is no owner. */
export async function checkPrices(
  { config, messenger }: CatalogueServices,
  transaction: Transaction,
  before: Catalogue,
  after: Catalogue,
  admin: Admin,
): Promise<void> {
  const changes = [
    ...after.courses.map((now) => ({ now, old: productOf(before, 'course', now.id) })),
    ...after.webinars.map((now) => ({ now, old: productOf(before, 'webinar', now.id) })),
  ].flatMap(({ now, old }) => {
    if (!old) return [];
    const known = (old.prices ?? []).map(datedPriceText);
    const all = [
      ...(old.newPrice === now.newPrice ? [] : [{ price: now.newPrice }]),
      ...(now.prices ?? []).filter((each) => !known.includes(datedPriceText(each))),
    ];
    return all.map((to) => ({ title: now.title, from: old.newPrice, to }));
  });
  if (changes.length === 0) return;
  const texts = changes.map(
    ({ title, from, to }) => `${title}: ${formatRupees(from)} → ${datedPriceText(to)}`,
  );
  const fallen = changes.findIndex(({ from, to }) => to.price < from / 2);
  if (fallen >= 0 && !mayDo(admin.adminRole, 'largePriceCuts', admin.ticked)) {
    throw new HttpError(
      403,
      `${texts[fallen]} is less than half of the price. Ask an owner to publish it.`,
    );
  }
  for (const { email } of await adminsWith(transaction, 'largePriceCuts')) {
    await messenger.queue(
      transaction,
      writeEmail({
        to: email,
        template: 'prices-changed',
        subject: `Changed prices at ${siteName}`,
        paragraphs: [`${admin.name} has published other prices:`, ...texts],
        button: { label: 'Open the versions', address: config.siteUrl + paths.admin('catalogue') },
      }),
    );
  }
}
