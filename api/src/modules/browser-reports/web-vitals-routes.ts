import { Type } from '@sinclair/typebox';
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

export const webVitalRoutes: RegisterRoutes = ({ open }, { config, database, limits, now }) => {
  const isKnown = knownPages(config.siteDir);

  open.post('/web-vitals', {
    bodyLimit: LARGEST_REPORT,
    summary:
      'How a page was shown in a browser: times in milliseconds; of unknown pages nothing is kept',
    body: VitalsReport,
    answers: { 204: Type.Null() },
    handler: async ({ body, ip }, reply) => {
      const { remote, version, route, lcp, inp, cls, visits = SAMPLED } = body;
      // Anybody can send any text, so only known pages are counted.
      if (isKnown({ remote, version, route })) {
        await limits.consumeForClient(perClient, ip);
        const measured = { visits, lcp, inp, cls };
        await countVisit(database, { remote, version, route }, measured, now());
      }
      return reply.code(204).send(null);
    },
  });
};
