import { Type } from '@sinclair/typebox';
import { mayDo } from 'shared/model/rights';
import {
  CatalogueResponse,
  CatalogueVersionsResponse,
  PublicCatalogueResponse,
  PublishCatalogueRequest,
  PublishCatalogueResponse,
  RowId,
  ScheduleBuyersResponse,
} from 'shared/model/schemas';
import type { Module, RegisterRoutes } from '../../platform/module';
import { HttpError } from '../../platform/errors';
import { sendTagged } from '../../platform/http/tagged';
import { scheduleBuyers } from '../orders/seats/seat-holders';
import { productPage } from './earlier-addresses';
import { publishCatalogue } from './publish-catalogue';
import { storedVersion, toCatalogueVersion, versionList } from './published-catalogue';
import type { CatalogueServices } from './site-catalogue';
import { visitorsCatalogue } from './visitors-catalogue';

/** The most bytes of a catalogue; a catalogue with 200 courses, all in Hindi too, has about 5 million. */
const MOST_BYTES = 8 * 1024 * 1024;

const Version = Type.Object({ version: RowId });
const Languages = Type.Object({
  languages: Type.Optional(
    Type.Literal('all', { description: 'each entry with its Hindi texts beside the English ones' }),
  ),
});

const routes: RegisterRoutes<CatalogueServices> = ({ admin, open }, services) => {
  const { database, catalogue, siteCatalogue } = services;
  const answerIn = visitorsCatalogue(services);

  open.get('/catalogue', {
    summary:
      'The published catalogue without the links that only students see, in the language of Accept-Language; with the quizzes for who edits it',
    query: Languages,
    answers: PublicCatalogueResponse,
    handler: async (request, reply) => {
      const { account, language, query } = request;
      void reply.header('vary', 'accept-language, authorization');
      // A form would publish a quiz that it does not have as one that was removed.
      const mayEdit =
        account &&
        !account.awaitsSecondFactor &&
        mayDo(account.adminRole, 'catalogue', account.ticked);
      const asked = query.languages && mayEdit ? 'edited' : (query.languages ?? language);
      // Written by the schema of the response, as every other answer.
      const answer = await answerIn(asked, (content) => String(reply.serialize(content)));
      return sendTagged(services, request, reply, answer);
    },
  });

  admin('catalogue').get('/admin/catalogue', {
    summary: 'The published catalogue, with the links that only students see',
    answers: CatalogueResponse,
    handler: async () => {
      const { content, ...stored } = await catalogue.newest();
      return {
        ...toCatalogueVersion(stored),
        ...(await siteCatalogue.state()),
        catalogue: content,
      };
    },
  });

  admin('catalogue').get('/admin/catalogue/versions', {
    summary: 'What was published when and by whom, the newest first',
    answers: CatalogueVersionsResponse,
    handler: async () => {
      await catalogue.newest();
      return { data: await versionList(database) };
    },
  });

  admin('catalogue').get('/admin/catalogue/versions/:version', {
    summary: 'A version of the catalogue, to compare or to publish again',
    params: Version,
    answers: CatalogueResponse,
    handler: async ({ params }) => {
      const newest = await catalogue.newest();
      const found = await storedVersion(database, params.version);
      if (!found) throw new HttpError(404, 'There is no such version.');
      const { content, ...stored } = found;
      return {
        ...toCatalogueVersion(stored),
        on_site: found.version === newest.version && (await siteCatalogue.state()).on_site,
        site_error: null,
        catalogue: content,
      };
    },
  });

  admin('catalogue').get('/admin/catalogue/buyers', {
    summary: 'Who has bought what, by batch or session: whom a change concerns',
    answers: ScheduleBuyersResponse,
    handler: async () => ({
      data: (await scheduleBuyers(database)).map(({ productId, scheduleId, ...row }) => ({
        ...row,
        product_id: productId,
        schedule_id: scheduleId,
      })),
    }),
  });

  admin('catalogue').put('/admin/catalogue', {
    bodyLimit: MOST_BYTES,
    summary: 'Publishes a catalogue; 409 where somebody else has published since `version`',
    body: PublishCatalogueRequest,
    answers: PublishCatalogueResponse,
    handler: async ({ body, account }) => {
      const version = await publishCatalogue(services, body, account);
      return { status: true, message: 'Published. The site follows within seconds.', version };
    },
  });
};

export const catalogue: Module<CatalogueServices> = {
  name: 'catalogue',
  beforeListen: ({ catalogue }) => catalogue.storeShipped(),
  routes: [routes],
  pages: {
    '/course/:urlTitle': productPage('course'),
    '/webinar/:urlTitle': productPage('webinar'),
    '/webinar-tickets/:urlTitle': productPage('webinar'),
    // Whoever has purchased a product keeps its page when the catalogue leaves it out.
    '/dashboard/:name?/mycourse/:urlTitle': productPage('course', true),
    '/dashboard/:name?/mywebinar/:urlTitle': productPage('webinar', true),
  },
  tasks: [
    {
      name: 'show the catalogue on the site',
      everyMs: 1000,
      run: ({ siteCatalogue }) => siteCatalogue.follow(),
    },
  ],
};
