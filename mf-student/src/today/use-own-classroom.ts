import { useKept } from 'shared/actions';
import type { ClassroomResponse, Material } from 'shared/model/schemas';
import type { PurchasedGroup } from 'shared/model/catalogue';

interface OwnClassroom {
  /** The link to join; undefined if the owner has entered none. */
  link: string | undefined;
  /** The newest recording. */
  recording: Material | undefined;
}

/** What only the classroom of a student tells; undefined until it is loaded, and if it is not asked for. */
export function useOwnClassroom(
  { kind, productId: id }: PurchasedGroup,
  isAsked: boolean,
): OwnClassroom | undefined {
  const call = { name: 'studentOwnClassroom', url: `/classroom/${kind}/${id}`, keepsLogin: true };
  return useKept(isAsked ? call : null, readClassroom).currentData;
}

function readClassroom(response: unknown): OwnClassroom {
  // The API declares its response.
  const { batch, session, materials = [] } = (response as ClassroomResponse).data;
  return {
    link: batch?.classLink ?? session?.classLink,
    recording: materials.find(({ type }) => type === 'recording'),
  };
}
