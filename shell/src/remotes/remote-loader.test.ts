import { defineRemote } from 'shared/contract';
import { canaryOf, entry, route, version } from '../testing/site-fixture';
import { chooseVersions } from '../registry/site';
import { createRemoteLoader, type RemoteSource } from './remote-loader';
import { SectionFailure, type FailureKind } from './section-failure';

const login = defineRemote({ name: 'mf-auth', label: 'Login', routes: [] });
const cart = defineRemote({ name: 'mf-commerce', label: 'Cart', routes: [] });

type Outcome = unknown;

/** A loader whose fetches get `answers` in turn: a failure kind or an error rejects. */
function loaderWith(responses: Outcome[], facts: Parameters<typeof entry>[2] = {}) {
  const fetched: [string, string, number][] = [];
  const reported: [string, string | null][] = [];
  const source: RemoteSource = {
    fetchRoutes: async (remote, { version: fetchedVersion }, attempt) => {
      fetched.push([remote, fetchedVersion, attempt]);
      if (responses.length === 0) throw new Error('fetched once too often');
      const response = await responses.shift();
      if (typeof response === 'string') {
        throw new SectionFailure(remote, fetchedVersion, response as FailureKind);
      }
      if (response instanceof Error) throw response;
      return response;
    },
    fetchPage: (_remote, _version, lazy) => lazy(),
    report: ({ remote, version, kind }, fallback = null) =>
      reported.push([`${remote} ${version}: ${kind}`, fallback]),
  };
  const site = chooseVersions(
    {
      shell: 'host1',
      remotes: {
        'mf-auth': entry('mf-auth', [route('auth/login', '/login')], facts),
        'mf-commerce': entry('mf-commerce', [route('commerce/cart', '/cart')]),
      },
    },
    50,
  );
  return { loader: createRemoteLoader(site, source), fetched, reported };
}

const previous = version('mf-auth', 'previous1');

test('a remote is fetched once and kept', async () => {
  const { loader, fetched, reported } = loaderWith([login]);
  expect(await loader.load('mf-auth')).toBe(login);
  expect(await loader.load('mf-auth')).toBe(login);
  expect(fetched).toEqual([['mf-auth', 'live1', 0]]);
  expect(reported).toEqual([]);
  expect(loader.versions()).toEqual({ 'mf-auth': 'live1', 'mf-commerce': 'live1' });
});

test('a second call during a fetch waits for the same fetch', async () => {
  let arrive: (module: unknown) => void = () => {};
  const { loader, fetched } = loaderWith([new Promise((resolve) => (arrive = resolve))]);
  const both = [loader.load('mf-auth'), loader.load('mf-auth')];
  expect(both[0]).toBe(both[1]);
  arrive(login);
  expect(await Promise.all(both)).toEqual([login, login]);
  expect(fetched).toHaveLength(1);
});

test('a remote that is not in the registry rejects with an error that names it', async () => {
  const { loader } = loaderWith([]);
  await expect(loader.load('mf-nothing')).rejects.toThrow('mf-nothing');
});

describe.each(['unreachable', 'corrupt'] as const)('an entry that is %s', (kind) => {
  test('is fetched again once, from a new address', async () => {
    const { loader, fetched, reported } = loaderWith([kind, login]);
    expect(await loader.load('mf-auth')).toBe(login);
    expect(fetched).toEqual([
      ['mf-auth', 'live1', 0],
      ['mf-auth', 'live1', 1],
    ]);
    expect(reported).toEqual([]);
  });

  test('fails after the second attempt, and is reported once', async () => {
    const { loader, fetched, reported } = loaderWith([kind, kind]);
    await expect(loader.load('mf-auth')).rejects.toMatchObject({ kind, version: 'live1' });
    expect(fetched).toHaveLength(2);
    expect(reported).toEqual([[`mf-auth live1: ${kind}`, null]]);
  });
});

test.each(['offline', 'contract', 'threw at load'] as const)(
  'a remote that fails as "%s" is not retried',
  async (kind) => {
    const { loader, fetched, reported } = loaderWith([kind]);
    await expect(loader.load('mf-auth')).rejects.toMatchObject({ kind });
    expect(fetched).toHaveLength(1);
    expect(reported).toEqual([[`mf-auth live1: ${kind}`, null]]);
  },
);

test('any other error counts as "threw at load", with its cause', async () => {
  const cause = new TypeError('x is not a function');
  const { loader } = loaderWith([cause]);
  await expect(loader.load('mf-auth')).rejects.toMatchObject({ kind: 'threw at load', cause });
});

test('a SectionFailure of another copy of the class keeps its kind', async () => {
  const foreign = Object.assign(new Error('elsewhere'), {
    name: 'SectionFailure',
    remote: 'mf-auth',
    version: 'live1',
    kind: 'contract',
  });
  const { loader } = loaderWith([foreign]);
  await expect(loader.load('mf-auth')).rejects.toMatchObject({ kind: 'contract' });
});

const unfit: [string, unknown][] = [
  ['another contract', { ...login, contract: 2 }],
  ['no contract', { name: 'mf-auth', label: 'Login', routes: [] }],
  ['another name', { ...login, name: 'mf-commerce' }],
  ['no routes', { ...login, routes: undefined }],
  ['nothing', undefined],
  ['null', null],
];

test.each(unfit)(
  'a remote that exposes %s breaks the contract, and is not fetched again',
  async (_, it) => {
    const { loader, fetched } = loaderWith([it]);
    await expect(loader.load('mf-auth')).rejects.toMatchObject({ kind: 'contract' });
    expect(fetched).toHaveLength(1);
  },
);

test('a disabled section is neither fetched nor reported', async () => {
  const { loader, fetched, reported } = loaderWith([], { enabled: false });
  await expect(loader.load('mf-auth')).rejects.toMatchObject({ kind: 'disabled' });
  expect({ fetched, reported }).toEqual({ fetched: [], reported: [] });
});

describe('with a previous version', () => {
  test.each([
    ['unreachable', ['unreachable', 'unreachable']],
    ['corrupt', ['corrupt', 'corrupt']],
    ['contract', [{ ...login, contract: 2 }]],
    ['threw at load', ['threw at load']],
  ])('a live version that fails as "%s" is replaced by it and reported', async (kind, bad) => {
    const { loader, fetched, reported } = loaderWith([...bad, login], { previous });
    expect(await loader.load('mf-auth')).toBe(login);
    expect(fetched.at(-1)?.[1]).toBe('previous1');
    expect(reported).toEqual([[`mf-auth live1: ${kind}`, 'previous1']]);
    expect(loader.versions()['mf-auth']).toBe('previous1');
  });

  test('an offline visitor does not get it', async () => {
    const { loader, fetched, reported } = loaderWith(['offline'], { previous });
    await expect(loader.load('mf-auth')).rejects.toMatchObject({ kind: 'offline' });
    expect(fetched).toHaveLength(1);
    expect(reported).toEqual([['mf-auth live1: offline', null]]);
  });

  test('that fails too, both failures are reported with their versions', async () => {
    const responses = ['threw at load', 'unreachable', 'corrupt'];
    const { loader, reported } = loaderWith(responses, { previous });
    await expect(loader.load('mf-auth')).rejects.toMatchObject({
      version: 'previous1',
      kind: 'corrupt',
    });
    expect(reported).toEqual([
      ['mf-auth live1: threw at load', 'previous1'],
      ['mf-auth previous1: corrupt', null],
    ]);
    expect(loader.versions()['mf-auth']).toBe('live1');
  });
});

test('a canary that fails is replaced by the live version', async () => {
  const canary = canaryOf('mf-auth', 100);
  const { loader, reported } = loaderWith(['threw at load', login], { canary, previous });
  expect(loader.versions()['mf-auth']).toBe('canary1');
  expect(await loader.load('mf-auth')).toBe(login);
  expect(reported).toEqual([['mf-auth canary1: threw at load', 'live1']]);
  expect(loader.versions()['mf-auth']).toBe('live1');
});

describe('after a failure', () => {
  test('the next call starts again, from a new address, and succeeds', async () => {
    const { loader, fetched } = loaderWith(['unreachable', 'unreachable', login]);
    await expect(loader.load('mf-auth')).rejects.toThrow();
    expect(await loader.load('mf-auth')).toBe(login);
    expect(fetched.map(([, , attempt]) => attempt)).toEqual([0, 1, 2]);
  });

  test('another remote is still fetched from its own address', async () => {
    const { loader, fetched } = loaderWith(['unreachable', 'unreachable', cart]);
    await expect(loader.load('mf-auth')).rejects.toThrow();
    await loader.load('mf-commerce');
    expect(fetched.at(-1)).toEqual(['mf-commerce', 'live1', 0]);
  });
});

describe('a page', () => {
  const page = { Component: () => null };
  const withPage = (...responses: unknown[]) =>
    defineRemote({
      name: 'mf-auth',
      label: 'Login',
      routes: [
        {
          id: 'auth/login',
          path: '/login',
          access: 'public',
          header: true,
          footer: true,
          title: 'Log in',
          prerender: true,
          lazy: async () => {
            const response = responses.length > 1 ? responses.shift() : responses[0];
            if (response instanceof Error) throw response;
            return response as typeof page;
          },
        },
      ],
    });
  const unreachable = new SectionFailure('mf-auth', 'live1', 'unreachable');

  test('is loaded after its remote', async () => {
    const { loader, fetched } = loaderWith([withPage(page)]);
    expect(await loader.loadPage('mf-auth', 'auth/login')).toBe(page);
    expect(fetched).toHaveLength(1);
  });

  test('that does not arrive is fetched again once, with its remote, from another address', async () => {
    const { loader, fetched, reported } = loaderWith([withPage(unreachable), withPage(page)]);
    expect(await loader.loadPage('mf-auth', 'auth/login')).toBe(page);
    expect(fetched.map(([, , attempt]) => attempt)).toEqual([0, 1]);
    expect(reported).toEqual([]);
  });

  test('that does not arrive on the retry either is reported once', async () => {
    const { loader, fetched, reported } = loaderWith([
      withPage(unreachable),
      withPage(unreachable),
    ]);
    await expect(loader.loadPage('mf-auth', 'auth/login')).rejects.toBe(unreachable);
    expect(fetched).toHaveLength(2);
    expect(reported).toEqual([['mf-auth live1: unreachable', null]]);
  });

  test('that fails is replaced by the previous version', async () => {
    const broken = withPage(new TypeError('boom'));
    const { loader, fetched, reported } = loaderWith([broken, withPage(page)], { previous });
    expect(await loader.loadPage('mf-auth', 'auth/login')).toBe(page);
    expect(fetched.map(([, fetchedVersion]) => fetchedVersion)).toEqual(['live1', 'previous1']);
    expect(reported).toEqual([['mf-auth live1: threw at load', 'previous1']]);
    expect(loader.versions()['mf-auth']).toBe('previous1');
  });

  test.each([
    ['exports no component', { default: page.Component }],
    ['is nothing', undefined],
  ])('that %s breaks the contract', async (_what, exported) => {
    const { loader } = loaderWith([withPage(exported)]);
    await expect(loader.loadPage('mf-auth', 'auth/login')).rejects.toMatchObject({
      kind: 'contract',
    });
  });

  test('that is late keeps its remote, so that it can still arrive', async () => {
    const cause = new DOMException('no answer', 'TimeoutError');
    const late = new SectionFailure('mf-auth', 'live1', 'unreachable', cause);
    const { loader, fetched, reported } = loaderWith([withPage(late, page)]);
    await expect(loader.loadPage('mf-auth', 'auth/login')).rejects.toBe(late);
    expect(reported).toEqual([['mf-auth live1: unreachable', null]]);
    expect(await loader.loadPage('mf-auth', 'auth/login')).toBe(page);
    expect(fetched).toHaveLength(1);
  });

  test('that throws in render is replaced by the previous version, once', async () => {
    const { loader, fetched, reported } = loaderWith([withPage(page), withPage(page)], {
      previous,
    });
    await loader.loadPage('mf-auth', 'auth/login');
    const crash = new SectionFailure('mf-auth', 'live1', 'threw in render');
    expect(loader.fallBack(crash)).toBe(true);
    await loader.loadPage('mf-auth', 'auth/login');
    expect(fetched.at(-1)?.[1]).toBe('previous1');
    expect(loader.fallBack(new SectionFailure('mf-auth', 'previous1', 'threw in render'))).toBe(
      false,
    );
    expect(reported).toEqual([
      ['mf-auth live1: threw in render', 'previous1'],
      ['mf-auth previous1: threw in render', null],
    ]);
  });
});

test('after a timeout, the failure is shown at once and the previous version loads by itself', async () => {
  const cause = new DOMException('no answer', 'TimeoutError');
  const late = new SectionFailure('mf-auth', 'live1', 'unreachable', cause);
  const { loader, fetched, reported } = loaderWith([late, login], { previous });
  await expect(loader.load('mf-auth')).rejects.toBe(late);
  expect(fetched).toHaveLength(1);
  expect(reported).toEqual([['mf-auth live1: unreachable', 'previous1']]);
  expect(await late.arrival()).toBe(login);
  expect(loader.versions()['mf-auth']).toBe('previous1');
});

test('a failure after loading is reported without a fallback', () => {
  const { loader, reported } = loaderWith([]);
  loader.report(new SectionFailure('mf-auth', 'live1', 'threw in render'));
  expect(reported).toEqual([['mf-auth live1: threw in render', null]]);
});
