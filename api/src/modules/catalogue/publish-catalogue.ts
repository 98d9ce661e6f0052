import { productOf } from 'shared/model/catalogue';
import type {
  AuditChange,
  Batch,
  Catalogue,
  PublishCatalogueRequest,
  ScheduleMove,
  Session,
} from 'shared/model/schemas';
import type { Transaction } from '../../platform/database/database';
import { HttpError, invalid } from '../../platform/errors';
import type { Admin } from '../../platform/http/access';
import { indianDay } from '../../platform/indian-time';
import { noted, recordAction } from '../audit/audit-repository';
import { rebookAll, rebookTarget } from '../orders/rebook';
import { scheduleBuyers } from '../orders/seats/seat-holders';
import { scheduleOf } from '../orders/seats/schedules';
import { tellChanged } from '../orders/seats/tell-changed';
import { keepUploads } from '../uploads/unused-uploads';
import { catalogueErrors } from './catalogue-errors';
import { keepEarlierAddresses } from './earlier-addresses';
import { withModuleIds } from './module-ids';
import { checkPrices } from './price-changes';
import { insertVersion, sameCatalogue } from './published-catalogue';
import { publishedChanges } from './published-changes';
import { withPolicyVersions } from './site-words';
import type { CatalogueServices } from './site-catalogue';

/**
 * Stores the catalogue as the next version and returns its number. 403 for prices that only an owner may publish, 422
 * for an invalid or unchanged catalogue, 409 if somebody else has published since the version that was edited.
 */
export async function publishCatalogue(
  services: CatalogueServices,
  request: PublishCatalogueRequest,
  admin: Admin,
): Promise<number> {
  const version = await services.database.transaction((transaction) =>
    publishIn(services, transaction, request, admin),
  );
  void services.messenger.deliver();
  return version;
}

/** The same as a part of a transaction. E-mails to buyers are queued; the caller delivers them. */
export async function publishIn(
  services: CatalogueServices,
  transaction: Transaction,
  request: PublishCatalogueRequest,
  admin: Admin,
): Promise<number> {
  const { catalogue, now } = services;
  const { version: base, note = '', moves = [], tell = false, text = '' } = request;
  const newest = await catalogue.newest(transaction);
  const kept = withKept(request.catalogue, newest.content);
  const content = withPolicyVersions(kept, newest.content, indianDay(now()));
  const errors = catalogueErrors(content, now());
  if (Object.keys(errors).length > 0) throw invalid(errors);
  if (newest.version !== base) throw publishedMeanwhile(newest.publishedBy);
  if (sameCatalogue(newest.content, content)) {
    throw invalid({ catalogue: ['There is nothing to publish: this is on the site already.'] });
  }
  const version = base + 1;
  const isStored = await insertVersion(transaction, {
    version,
    content,
    publishedAt: now(),
    publishedBy: admin.name,
    note,
  });
  if (!isStored) throw publishedMeanwhile(null);
  await checkPrices(services, transaction, newest.content, content, admin);
  await keepEarlierAddresses(transaction, newest.content, content);
  const moved = await moveBuyers(services, transaction, newest.content, content, moves);
  const told = tell ? await tellChanged(services, transaction, newest.content, content, text) : [];
  await keepUploads(transaction, uploadsIn(content));
  await recordAction(transaction, {
    actor: admin,
    action: 'Publish',
    subject: `Catalogue version ${version}`,
    changes: [
      ...(note ? noted({ note }) : []),
      ...publishedChanges(newest.content, content),
      ...moved,
      ...told,
    ],
    at: now(),
  });
  return version;
}

/**
 * Moves the buyers of the batches and sessions that the new catalogue leaves out. 422 if one of them has
 * buyers and no move, or one that leads to no batch or session of its product.
 */
async function moveBuyers(
  services: CatalogueServices,
  transaction: Transaction,
  before: Catalogue,
  after: Catalogue,
  moves: readonly ScheduleMove[],
): Promise<AuditChange[]> {
  const done: AuditChange[] = [];
  for (const lost of lostSchedules(before, after)) {
    const { kind, productId, id, title, when } = lost;
    const all = await scheduleBuyers(transaction, { kind, productId });
    const found = all.find(({ scheduleId }) => scheduleId === id);
    if (!found) continue;
    const move = moves.find(
      (each) => each.kind === kind && each.product_id === productId && each.from === id,
    );
    const to = move && rebookTarget(after, kind, productId, move.to);
    if (!to || to.isCancelled) {
      const people = found.buyers === 1 ? '1 buyer' : `${found.buyers} buyers`;
      throw invalid({
        moves: [`${title}, ${when} has ${people}: move them before it is removed.`],
      });
    }
    await rebookAll(services, transaction, kind, id, to);
    done.push({ field: `buyers of ${title}`, from: when, to: to.when });
  }
  return done;
}

/** The batches and sessions that the new catalogue does not have any more, also those of left out products. */
function lostSchedules(before: Catalogue, after: Catalogue) {
  const lists = [
    {
      kind: 'course' as const,
      products: before.courses.map((each) => ({ ...each, dates: each.batches })),
    },
    {
      kind: 'webinar' as const,
      products: before.webinars.map((each) => ({ ...each, dates: each.sessions })),
    },
  ];
  return lists.flatMap(({ kind, products }) =>
    products.flatMap(({ id: productId, title, dates }) =>
      dates.flatMap(({ id }) => {
        const when = scheduleOf(before, kind, productId, id)?.when;
        const isLost = when !== undefined && !scheduleOf(after, kind, productId, id);
        return isLost ? [{ kind, productId, id, title, when }] : [];
      }),
    ),
  );
}

/** Adds missing links and ids of modules from the version before; an empty link removes the link. */
function withKept(content: Catalogue, before: Catalogue): Catalogue {
  const keep = <Item extends Session | Batch>(items: Item[], known: Item[] = []): Item[] =>
    items.map((item) => {
      const kept: Partial<Batch & Session> & Item = {
        ...known.find(({ id }) => id === item.id),
        ...item,
      };
      if (!('cancelled' in item)) delete kept.cancelled;
      if (kept.classLink === '') delete kept.classLink;
      if (kept.whatsappGroup === '') delete kept.whatsappGroup;
      return kept;
    });
  return {
    ...content,
    courses: content.courses.map((course) => ({
      ...course,
      batches: keep(course.batches, productOf(before, 'course', course.id)?.batches),
      modules: withModuleIds(
        course.modules,
        withModuleIds(productOf(before, 'course', course.id)?.modules ?? []),
      ),
    })),
    webinars: content.webinars.map((webinar) => ({
      ...webinar,
      sessions: keep(webinar.sessions, productOf(before, 'webinar', webinar.id)?.sessions),
    })),
  };
}

/** Every address in a catalogue that may be that of an uploaded picture or PDF. */
const uploadsIn = (content: Catalogue): string[] => [
  ...new Set(JSON.stringify(content).match(/(?<=")[^"\\]*\/[^"\\/]+\.(?:webp|pdf)(?=")/g) ?? []),
];

const publishedMeanwhile = (by: string | null) =>
  new HttpError(
    409,
    `${by ?? 'Somebody else'} has published meanwhile. Review your changes against the new version.`,
  );
