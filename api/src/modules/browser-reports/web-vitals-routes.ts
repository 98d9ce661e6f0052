import { Type } from '@sinclair/typebox';
import { Histogram } from 'prom-client';
import type { RegisterRoutes } from '../../platform/module';
import type { RateLimit } from '../../platform/limits/rate-limits';
import { knownPages } from './known-pages';
import { countVisit } from './version-visits';

const perClient: RateLimit = { name: 'web-vitals', most: 60, seconds: 600 };
const LARGEST_REPORT = 1024;
/** One visit in this many sends web vitals; of a canary, every visit. */
const SAMPLED = 10;
const Milliseconds = Type.Number({ minimum: 0, maximum: 120_000 });

const VitalsReport = Type.Object({
  remote: Type.String({ maxLength: 40 }),
  version: Type.String({ maxLength: 64 }),
  /** The route pattern of the page. */
  route: Type.String({ maxLength: 200 }),
  lcp: Milliseconds,
  inp: Type.Optional(Milliseconds),
  cls: Type.Number({ minimum: 0, maximum: 100 }),
  visits: Type.Optional(
    Type.Union([Type.Literal(1), Type.Literal(SAMPLED)], {
      description: 'How many visits the report stands for.',
    }),
  ),
});

export const webVitalRoutes: RegisterRoutes = (
  { open },
  { config, database, limits, metrics, now },
) => {
  const histogram = (name: string, help: string, buckets: number[]) =>
    new Histogram({ name, help, buckets, labelNames: ['route', 'version'], registers: [metrics] });
  const paint = histogram(
    'site_web_vitals_lcp_seconds',
    'Largest contentful paint of visits, by page and version of its section.',
    [0.5, 1, 1.5, 2, 2.5, 3, 4, 6, 10],
  );
  const interaction = histogram(
    'site_web_vitals_inp_seconds',
    'Slowest interaction of visits, by page and version of its section.',
    [0.05, 0.1, 0.2, 0.3, 0.5, 1, 2],
  );
  const shift = histogram(
    'site_web_vitals_cls',
    'Layout shift of visits, by page and version of its section.',
    [0.01, 0.05, 0.1, 0.15, 0.25, 0.5, 1],
  );
  const isKnown = knownPages(config.siteDir);

  open.post('/web-vitals', {
    bodyLimit: LARGEST_REPORT,
    summary:
      'How a page was shown in a browser: times in milliseconds; of unknown pages nothing is kept',
    body: VitalsReport,
    answers: { 204: Type.Null() },
    handler: async ({ body, ip }, reply) => {
      const { remote, version, route, lcp, inp, cls, visits = SAMPLED } = body;
      // Anybody can send any text, so only known pages become labels.
      if (isKnown({ remote, version, route })) {
        await limits.consumeForClient(perClient, ip);
        const labels = { route, version };
        paint.observe(labels, lcp / 1000);
        if (inp !== undefined) interaction.observe(labels, inp / 1000);
        shift.observe(labels, cls);
        const measured = { visits, lcp, inp, cls };
        await countVisit(database, { remote, version, route }, measured, now());
      }
      return reply.code(204).send(null);
    },
  });
};
