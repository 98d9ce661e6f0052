import { currentTime, useKept } from 'shared/actions';
import { DATE_UNKNOWN_TEXT, unknownDateText } from 'shared/model/catalogue';
import type { CourseWaitingResponse } from 'shared/model/schemas';

/**
 * The dates of what was bought. A date that others have waited for in vain is not promised to the next buyer: the
 * list of what somebody has bought says only since when they wait themselves.
 */
export function DateComes({ productId, text }: { productId: number; text: string }) {
  const call = { name: 'studentWaiting', url: `/courses/${productId}/waiting` };
  const isPromised = text === DATE_UNKNOWN_TEXT;
  const { currentData, isFetching } = useKept(isPromised ? call : null, readWaiting);
  if (isPromised && !currentData && isFetching) return '\u00a0';
  return currentData?.since ? unknownDateText(new Date(currentData.since), currentTime()) : text;
}

// The API declares its answer.
const readWaiting = (body: unknown) => (body as CourseWaitingResponse).data;
