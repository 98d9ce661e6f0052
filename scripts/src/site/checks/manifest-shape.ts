import { existsSync, readFileSync } from 'node:fs';
import { Type, type TSchema } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';
import type { RemoteManifest } from '../../units/manifest';

/** The most entries of each list: a page and a menu could not show more, and each costs every check time. */
const MOST = { routes: 100, prerender: 500, links: 50, widgets: 20, origins: 20, files: 500 };

const Short = Type.String({ maxLength: 300 });
const Whole = Type.String({ minLength: 1, maxLength: 300 });
/** A path below the folder of the version. */
const File = Type.String({ pattern: '^(?!.*\\.\\.)[A-Za-z0-9_-][A-Za-z0-9._/-]{0,299}$' });
const CALL = '^([A-Z]+ )?(/:?[A-Za-z0-9_.-]+)+$';
const list = (items: TSchema, maxItems: number) => Type.Array(items, { maxItems });
const ByName = <Value extends TSchema>(value: Value) =>
  Type.Record(Short, value, { maxProperties: MOST.files });

const Assets = Type.Object({ js: list(File, MOST.files), css: list(File, MOST.files) });
const page = {
  id: Whole,
  path: Short,
  title: Short,
  assets: Assets,
  late: Type.Optional(list(Whole, MOST.files)),
  offline: Type.Optional(Type.Literal(true)),
  // A browser makes patterns of them.
  calls: Type.Optional(list(Type.String({ pattern: CALL }), MOST.links)),
};
const Route = Type.Object({
  ...page,
  access: Whole,
  header: Type.Boolean(),
  footer: Type.Boolean(),
  about: Type.Optional(Whole),
  takes: Type.Optional(Whole),
  prerender: list(Whole, MOST.prerender),
  children: list(Type.Object(page), MOST.routes),
});
const Link = Type.Object({
  menu: Whole,
  label: Short,
  order: Type.Number(),
  path: Short,
  icon: Type.Optional(Whole),
  right: Type.Optional(Whole),
});
const SlotType = Type.Recursive((Itself) =>
  Type.Union([Type.String({ maxLength: 20 }), list(Itself, 1), ByName(Itself)]),
);
const Slot = Type.Object({
  name: Type.String({ pattern: '^[a-z][a-z0-9-]*$' }),
  gives: Type.Optional(ByName(SlotType)),
  forStudents: Type.Optional(Type.Literal(true)),
  page: Type.Optional(Whole),
});
const Widget = Type.Object({
  id: Whole,
  slot: Whole,
  takes: Type.Optional(ByName(SlotType)),
  height: Type.Number(),
  order: Type.Optional(Type.Number()),
  assets: Assets,
});

/** The types of what a manifest has; what they may say is checked like that of every build. */
const Manifest = Type.Object({
  name: Whole,
  label: Whole,
  userMenu: Type.Boolean(),
  contract: Type.Number(),
  version: Type.String({ pattern: '^[0-9a-f]{12}$' }),
  requires: ByName(Whole),
  imports: ByName(list(Whole, MOST.files)),
  calls: ByName(list(Whole, MOST.routes)),
  exposed: Assets,
  routes: list(Route, MOST.routes),
  links: list(Link, MOST.links),
  slots: Type.Optional(list(Slot, MOST.widgets)),
  widgets: Type.Optional(list(Widget, MOST.widgets)),
  origins: Type.Optional(list(Whole, MOST.origins)),
  files: ByName(Type.Object({ bytes: Type.Number(), brotli: Type.Number(), integrity: Whole })),
  server: Whole,
  owner: Type.Optional(Short),
  packageVersion: Type.Optional(Short),
  language: Type.Optional(Whole),
  languages: Type.Optional(list(Whole, MOST.origins)),
});

/**
 * The manifest that a team has sent, in the types that everything else relies on. Throws one line with the first
 * place that has another.
 */
export function readSentManifest(unit: string, file: string): RemoteManifest {
  const refuse = (cause: string): never => {
    throw new Error(`${unit}: remote.json ${cause}; build it again with the tools of this site.`);
  };
  let sent: unknown;
  try {
    sent = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
  } catch {
    return refuse('is no JSON');
  }
  const [fault] = [...Value.Errors(Manifest, sent)];
  if (fault) {
    const { path, message } = fault;
    return refuse(`has a fault at ${path.slice(0, 200) || '/'}: ${message.toLowerCase()}`);
  }
  // Just checked, but for words such as those of `access`, which the checks of every build name.
  const manifest = sent as RemoteManifest;
  const pages = manifest.routes.flatMap((route) => [route, ...route.children]);
  const needed = [
    manifest.exposed,
    ...[...pages, ...(manifest.widgets ?? [])].map(({ assets }) => assets),
  ];
  const missing = needed
    .flatMap(({ js, css }) => [...js, ...css])
    .find((each) => !Object.hasOwn(manifest.files, each));
  return missing === undefined ? manifest : refuse(`needs ${missing}, which is none of its files`);
}
