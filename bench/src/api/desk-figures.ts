import type { Pool } from 'pg';
import { shippedCatalogue } from 'shared/model/shipped-catalogue';
import type { Figure } from '../figure';
import { openBenchServer, type BenchServer } from './bench-server';
import { figuresOn, medianTimes } from './median-times';

const FEW = 1000;
const PER_PAGE = 10;

/** Times of the admin lead list with many leads and with few, and of a large catalogue. */
export async function deskFigures(
  serverUrl: string | null,
  leads: number,
  courses: number,
): Promise<Figure[]> {
  const small = await openBenchServer(serverUrl);
  const large = await openBenchServer(serverUrl);
  try {
    await generateLeads(small.connection.pool, FEW);
    await generateLeads(large.connection.pool, leads);
    const readSmall = await reader(small);
    const read = await reader(large);
    await read('catalogue', { version: 1, catalogue: catalogueOf(courses) });
    return await compare(readSmall, read, serverUrl ? 'PostgreSQL' : 'embedded', leads, courses);
  } finally {
    await small.close();
    await large.close();
  }
}

type Read = Awaited<ReturnType<typeof reader>>;

async function compare(
  readSmall: Read,
  read: Read,
  database: string,
  leads: number,
  courses: number,
): Promise<Figure[]> {
  const page = (number: number) => `leads?page=${number}&per_page=${PER_PAGE}`;
  const { total } = (await read(page(1))).data;
  const last = Math.ceil(total / PER_PAGE);
  const times = await medianTimes({
    firstOfFew: () => readSmall(page(1)),
    first: () => read(page(1)),
    last: () => read(page(last)),
    byStatus: () => read(`${page(1)}&status=called`),
    found: () => read(`${page(1)}&search=lead777`),
    foundEverywhere: () => read(`${page(1)}&search=example`),
    overviewOfFew: () => readSmall('overview'),
    overview: () => read('overview'),
    catalogue: () => read('catalogue'),
  });
  const { time, ratio } = figuresOn(database);
  return [
    ratio(`lead list page 1, ${leads} leads / ${FEW}`, times.first, times.firstOfFew, 2),
    ratio(`last page / page 1, ${leads} leads`, times.last, times.first, 20),
    time(`leads of one status, ${leads} leads`, times.byStatus, 50),
    time(`leads found by a part of the e-mail address, ${leads} leads`, times.found, 50),
    time(`leads found by a part that all have, ${leads} leads`, times.foundEverywhere, 50),
    ratio(`overview, ${leads} leads / ${FEW}`, times.overview, times.overviewOfFew, 2),
    time(`the catalogue for the admin area, ${courses} courses`, times.catalogue, 50),
  ];
}

/** Inserts leads over three years with SQL; each of the four statuses is equally frequent. */
async function generateLeads(pool: Pool, count: number): Promise<void> {
  await pool.query(`
    INSERT INTO leads (type, source, status, full_name, email, phone_number, course, created_at)
    SELECT 'request callback', 'callback', (ARRAY['new', 'called', 'interested', 'closed'])[n % 4 + 1],
           initcap(substr(md5(n::text), 1, 7)), 'lead' || n || '@example.com',
           '9' || lpad(n::text, 9, '0'), NULL,
           date_trunc('milliseconds', now() - (${count} - n) * (interval '1095 days' / ${count}))
    FROM generate_series(1, ${count}) AS n`);
  await pool.query('VACUUM (ANALYZE)');
}

function catalogueOf(count: number) {
  const [course] = shippedCatalogue.courses;
  const courses = Array.from({ length: count }, (_, index) => ({
    ...course!,
    id: 1000 + index,
    title: `${course!.title} ${index}`,
    urlTitle: `${course!.urlTitle}-${index}`,
  }));
  return { ...shippedCatalogue, courses };
}

/** Returns a function that calls the admin API: GET, or PUT when there is a payload. */
async function reader(server: BenchServer) {
  const token = await server.login(3);
  return async (path: string, payload?: object) => {
    const response = await server.app.inject({
      method: payload ? 'PUT' : 'GET',
      url: `/api/admin/${path}`,
      headers: { authorization: `Bearer ${token}` },
      payload,
    });
    if (response.statusCode !== 200) throw new Error(`${path}: ${response.body}`);
    return response.json();
  };
}
