/** Calls of the API, such as `POST /orders/:/payment`, each with the ids of the pages that make it. */
export type Calls = Record<string, string[]>;

/** The method of a call of which only the address is known. */
export const ANY_METHOD = 'ANY';

/** What a version of a unit calls. */
export interface Caller {
  name: string;
  calls: Calls;
}

/** The part of a description of an API (OpenAPI) that says at which addresses it answers. */
export interface ApiDescription {
  paths?: Record<string, object | undefined>;
}

/** One line, without its end, for each call that the described server does not answer. */
export function unanswered(callers: readonly Caller[], { paths = {} }: ApiDescription): string[] {
  const answered = Object.entries(paths).flatMap(([path, methods = {}]) =>
    Object.keys(methods).map((method) => ({ method: method.toUpperCase(), path })),
  );
  const isAnswered = (call: string) => {
    const [method = '', address = ''] = call.split(' ');
    return answered.some(
      (each) =>
        [ANY_METHOD, each.method].includes(method === 'HEAD' ? 'GET' : method) &&
        fits(each.path, `/api${address}`),
    );
  };
  return callers.flatMap(({ name, calls }) =>
    Object.entries(calls).flatMap(([call, pages]) =>
      isAnswered(call)
        ? []
        : `${name} calls ${call}${pages.length > 0 ? ` on ${pages.join(', ')}` : ''}, which the server does not have`,
    ),
  );
}

/** Whether an address `/orders/{number}` can be one that a page calls: `/orders/:`, with a colon for any text. */
function fits(described: string, called: string): boolean {
  const theirs = described.split('/');
  const own = called.split('/');
  return (
    theirs.length === own.length &&
    own.every(
      (part, index) => pattern(theirs[index]!).test(part) || pattern(part).test(theirs[index]!),
    )
  );
}

const pattern = (part: string) =>
  new RegExp(
    `^${part
      .split(/:|\{[^}]*\}/)
      .map((text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('.+')}$`,
  );
