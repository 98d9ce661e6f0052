import type { SlotType } from 'shared/contract';
import type { RemoteManifest } from '../../units/manifest';

type Section = Pick<RemoteManifest, 'name' | 'owner' | 'slots' | 'widgets'>;

/**
 * One line for each slot of a section that another one has too, and for each widget that its slot does not fit, if the
 * section has the widget or the slot. The `builds`, of which it is one, become live in place of some `live` versions.
 */
export function slotFaults(
  section: Section,
  builds: readonly Section[],
  live: readonly Section[],
): string[] {
  const isReplaced = (each: Section) => builds.some(({ name }) => name === each.name);
  const sections = [...builds, ...live.filter((each) => !isReplaced(each))];
  const slots = sections.flatMap((of) => (of.slots ?? []).map((slot) => ({ ...slot, of })));
  const before = live.find(({ name }) => name === section.name)?.slots ?? [];
  const taken = (section.slots ?? []).flatMap(({ name }) =>
    slots
      .filter((slot) => slot.name === name && slot.of.name !== section.name)
      .map(({ of }) => `slot ${name} is one of ${called(of)}: give it another name`),
  );
  const unfit = sections.flatMap((of) =>
    (of.widgets ?? []).flatMap(({ id, slot: name, takes = {} }) => {
      const slot = slots.find((each) => each.name === name);
      const had = before.some((each) => each.name === name);
      if (![of.name, slot ? slot.of.name : had && section.name].includes(section.name)) return [];
      const widget = `widget ${id} of ${called(of)}`;
      if (!slot) {
        const all = slots.map((each) => `${each.name} (${each.of.name})`).join(', ') || 'none';
        return [`${widget} is for the slot ${name}; there are ${all}`];
      }
      const gives = slot.gives ?? {};
      return Object.entries(takes)
        .filter(([key, type]) => !fits(gives, { [key]: type }))
        .map(
          ([key, type]) =>
            `${widget} takes ${key}: ${JSON.stringify(type)}, and its slot ${name} of ${called(slot.of)} gives ${JSON.stringify(gives)}: give the new beside the old until nobody takes it`,
        );
    }),
  );
  return [...taken, ...unfit].map((fault) => `${section.name}/src/routes.ts: ${fault}.`);
}

const called = ({ name, owner }: Section) => (owner ? `${name} (${owner})` : name);

/** A list is an object with one name, too. What is always taken may not be missing. */
function fits(given: SlotType, taken: SlotType): boolean {
  if (typeof given !== 'object' || typeof taken !== 'object') return given === taken;
  const types = new Map<string, SlotType>(Object.entries(given));
  return Object.entries<SlotType>(taken).every(([name, type]) => {
    const always = name.replace(/\?$/, '');
    const own = types.get(always) ?? types.get(name);
    return own === undefined ? always !== name : fits(own, type);
  });
}
