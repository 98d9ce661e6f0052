import { Type } from '@sinclair/typebox';
import { ClassroomResponse, ModuleTickRequest, RowId } from 'shared/model/schemas';
import { currentAccount } from '../../platform/http/access';
import type { Module, RegisterRoutes } from '../../platform/app-types';
import { responses } from '../../platform/http/route-schemas';
import type { UploadServices } from '../uploads/storage';
import { certificateRoutes } from './certificates/certificate-routes';
import { issueEarned } from './certificates/certificates';
import { classroomOf, tickModule } from './classroom';
import { materialRoutes } from './material-routes';
import { tellHours } from './session-hours';
import { sessionRoutes } from './session-routes';

const ProductId = RowId;

const routes: RegisterRoutes<UploadServices> = (app, services) => {
  void certificateRoutes(app, services);
  void materialRoutes(app, services);
  void sessionRoutes(app, services);

  app.get(
    '/classroom/:kind/:product_id',
    {
      config: { access: 'user' },
      schema: {
        tags: ['classroom'],
        summary: 'An own course or webinar: its dates, links and ticked modules',
        params: Type.Object({
          kind: Type.Union([Type.Literal('course'), Type.Literal('webinar')]),
          product_id: ProductId,
        }),
        response: responses(ClassroomResponse),
      },
    },
    async (request) => {
      const { kind, product_id: productId } = request.params;
      const userId = currentAccount(request).id;
      return { success: true, data: await classroomOf(services, { userId, kind, productId }) };
    },
  );

  app.put(
    '/classroom/course/:product_id/modules/:number',
    {
      config: { access: 'user' },
      schema: {
        tags: ['classroom'],
        summary: 'Ticks or unticks a module of an own course, counted from 1',
        params: Type.Object({
          product_id: ProductId,
          number: Type.Integer({ minimum: 1, maximum: 50 }),
        }),
        body: ModuleTickRequest,
        response: responses(ClassroomResponse),
      },
    },
    async (request) => {
      const { product_id: productId, number } = request.params;
      const { done, module } = request.body;
      const seat = { userId: currentAccount(request).id, kind: 'course', productId } as const;
      await tickModule(services, seat, { number, id: module }, done);
      return { success: true, data: await classroomOf(services, seat) };
    },
  );
};

/** A student's bought courses and webinars: dates, links, ticked modules, materials, certificates. */
export const classroom: Module<UploadServices> = {
  routes,
  tasks: [
    tellHours,
    { name: 'issue certificates', everyMs: 3_600_000, run: (services) => issueEarned(services) },
  ],
};
