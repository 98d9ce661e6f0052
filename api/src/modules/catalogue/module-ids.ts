import { createHash } from 'node:crypto';
import type { CourseModule } from 'shared/model/schemas';

/** A module of a syllabus that is known by its id. */
export type KnownModule = CourseModule & { id: string };

/**
 * Gives every module an id that is unique in its course. Ticks of students belong to the id, so a
 * module keeps its id when it is moved or renamed. What comes without an id, or with the id of
 * another module because it was copied, is recognised by its title among `before`, the modules of the
 * version before. In a list without any id and as long as `before`, the rest was renamed. The id of a
 * new module is made of its title, so that the same catalogue always gets the same ids.
 */
export function withModuleIds(
  modules: readonly CourseModule[],
  before: readonly KnownModule[] = [],
): KnownModule[] {
  const ids = modules.map(({ id }, index) =>
    id !== undefined && index === ownerOf(id, modules, before) ? id : undefined,
  );
  const taken = new Set(ids.filter((id) => id !== undefined));
  const give = (index: number, id: string | undefined) => {
    if (id === undefined || taken.has(id)) return;
    ids[index] = id;
    taken.add(id);
  };
  const missing = (index: number) => ids[index] === undefined;
  modules.forEach(({ title }, index) => {
    const known = before.find((each) => each.title === title && !taken.has(each.id));
    if (missing(index)) give(index, known?.id);
  });
  const isWithoutIds = modules.every(({ id }) => id === undefined);
  if (isWithoutIds && modules.length === before.length) {
    modules.forEach((_module, index) => {
      if (missing(index)) give(index, before[index]?.id);
    });
  }
  const unusable = new Set([...taken, ...before.map(({ id }) => id)]);
  return modules.map((module, index) => {
    const id = ids[index] ?? newId(module.title, unusable);
    unusable.add(id);
    // The id comes first, so that equal catalogues are equal as text.
    return Object.assign({ id }, module, { id });
  });
}

/** Of several modules with the same id, the one with the known title is the original. */
function ownerOf(
  id: string,
  modules: readonly CourseModule[],
  before: readonly KnownModule[],
): number {
  const title = before.find((known) => known.id === id)?.title;
  const original = modules.findIndex((module) => module.id === id && module.title === title);
  return original >= 0 ? original : modules.findIndex((module) => module.id === id);
}

function newId(title: string, unusable: ReadonlySet<string>): string {
  for (let copy = 1; ; copy += 1) {
    const hash = createHash('sha256').update(`${title.normalize()}\n${copy}`).digest('hex');
    const id = `m-${hash.slice(0, 12)}`;
    if (!unusable.has(id)) return id;
  }
}
