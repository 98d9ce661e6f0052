import { Type, type Static } from '@sinclair/typebox';
import { Instant, OneOf, OrNull, RowId, Text } from './fields';
import { FoundOf } from './responses';
import { Day, ScheduleId, withMessage } from './schedule';

const Kind = OneOf('course', 'webinar');
const MaterialType = OneOf('recording', 'notes');

/** A recording or notes that an admin has added, as students of the course or webinar see them. */
export const Material = Type.Object({
  id: Type.Integer(),
  type: MaterialType,
  title: Type.String(),
  link: Type.String({ description: 'of the web, or of an uploaded PDF' }),
  /** Of an uploaded PDF. */
  bytes: Type.Optional(Type.Integer()),
  added_at: Instant,
  /** The class of the batch that it belongs to, by its day in the catalogue; missing if to no single one. */
  day: Type.Optional(Type.String()),
});
export type Material = Static<typeof Material>;

/** A material in the admin area. */
export const AdminMaterial = Type.Object({
  ...Material.properties,
  /** The batch or session whose students see it; null if all students of the product see it. */
  schedule_id: OrNull(Type.String()),
  added_by: Type.String({ description: 'name of the admin' }),
});
export type AdminMaterial = Static<typeof AdminMaterial>;

/** GET /admin/materials: of one course or webinar */
export const MaterialsQuery = Type.Object({ kind: Kind, product_id: RowId });
export type MaterialsQuery = Static<typeof MaterialsQuery>;

export const MaterialsResponse = FoundOf(Type.Array(AdminMaterial));
export type MaterialsResponse = Static<typeof MaterialsResponse>;

/** PUT /admin/materials/{id}; the address of an uploaded PDF is left out, and stays. */
export const EditMaterialRequest = Type.Object({
  title: Text('A title', 200),
  link: Type.Optional(
    Type.String({
      maxLength: 2000,
      pattern: '^https://[^\\s/]+\\.[^\\s]+$',
      ...withMessage('A link begins with https:// and has no spaces.'),
    }),
  ),
});
export type EditMaterialRequest = Static<typeof EditMaterialRequest>;

/** POST /admin/materials */
export const AddMaterialRequest = Type.Object({
  ...MaterialsQuery.properties,
  schedule_id: OrNull(ScheduleId),
  /** The class of the batch, by its day in the catalogue. */
  day: Type.Optional(OrNull(Day)),
  type: MaterialType,
  title: Text('A title', 200),
  link: Type.String({
    maxLength: 2000,
    pattern: '^(https://[^\\s/]+\\.[^\\s]+|/uploads/[\\w-]+\\.pdf)$',
    ...withMessage('A link begins with https:// and has no spaces.'),
  }),
});
export type AddMaterialRequest = Static<typeof AddMaterialRequest>;
