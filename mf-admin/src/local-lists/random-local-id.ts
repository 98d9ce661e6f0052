import { LOCAL_ID_MAX, LOCAL_ID_MIN } from 'shared/constants';

const IDS = LOCAL_ID_MAX - LOCAL_ID_MIN + 1;

/** A random whole number from LOCAL_ID_MIN to LOCAL_ID_MAX that is not taken yet. */
export function randomLocalId(
  taken: readonly number[],
  random: () => number = Math.random,
): number {
  const used = new Set(taken.filter((id) => id >= LOCAL_ID_MIN && id <= LOCAL_ID_MAX));
  if (used.size >= IDS) throw new RangeError('Every local id is taken');
  let id = LOCAL_ID_MIN + Math.floor(random() * IDS);
  while (used.has(id)) id = id === LOCAL_ID_MAX ? LOCAL_ID_MIN : id + 1;
  return id;
}
