import type { Material } from 'shared/model/schemas';
import type { BoughtClass } from 'shared/model/catalogue';
import { useClassroomQuery } from 'shared/api';

interface OwnClassroom {
  /** The link to join; undefined if the owner has entered none. */
  link: string | undefined;
  /** The newest recording. */
  recording: Material | undefined;
}

/** What only the classroom of a student tells; undefined until it is loaded, and if it is not asked for. */
export function useOwnClassroom(
  { kind, productId: id }: BoughtClass,
  isAsked: boolean,
): OwnClassroom | undefined {
  const { currentData } = useClassroomQuery({ kind, id, keepsSession: true }, { skip: !isAsked });
  if (!currentData) return undefined;
  const { batch, session, materials = [] } = currentData;
  return {
    link: batch?.classLink ?? session?.classLink,
    recording: materials.find(({ type }) => type === 'recording'),
  };
}
