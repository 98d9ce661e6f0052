import type { Registry } from 'shared/contract';
import { canaryOf, entry, registryFixture, route, version } from '../testing/site-fixture';
import { findRoute } from './routes';
import { canaryBucket, chooseVersions } from './site';

describe('the version a visitor gets', () => {
  const registryWith = (facts: Parameters<typeof entry>[2]): Registry => ({
    shell: 'host1',
    remotes: { 'mf-auth': entry('mf-auth', [route('auth/login', '/login')], facts) },
  });
  const chosen = (facts: Parameters<typeof entry>[2], bucket: number) => {
    const [remote] = chooseVersions(registryWith(facts), bucket).remotes;
    return { use: remote!.use.version, fallback: remote!.fallback?.version };
  };
  const previous = version('mf-auth', 'previous1');
  const canaryRoutes = [route('auth/login', '/login'), route('auth/passkey', '/passkey')];
  const canary = (percent: number) => canaryOf('mf-auth', percent, canaryRoutes);

  test('is the live one, with the previous one to fall back to', () => {
    expect(chosen({ previous }, 0)).toEqual({ use: 'live1', fallback: 'previous1' });
    expect(chosen({}, 0)).toEqual({ use: 'live1', fallback: undefined });
  });

  test.each([
    [0, 0, 'live1'],
    [1, 0, 'canary1'],
    [1, 1, 'live1'],
    [25, 24, 'canary1'],
    [25, 25, 'live1'],
    [100, 99, 'canary1'],
    [100, 100, 'live1'],
  ])('with a canary for %i %% and bucket %i is %s', (percent, bucket, use) => {
    expect(chosen({ previous, canary: canary(percent) }, bucket).use).toBe(use);
  });

  test('falls back from a canary to the live one', () => {
    expect(chosen({ previous, canary: canary(50) }, 10)).toEqual({
      use: 'canary1',
      fallback: 'live1',
    });
  });

  test('without a live version is known only to those who ask for it', () => {
    const registry = registryWith({ live: null, routes: [], canary: canary(0) });
    expect(chooseVersions(registry, 0).remotes).toEqual([]);
    const [only] = chooseVersions(registry, 0, { candidates: ['mf-auth'] }).remotes;
    expect(only).toMatchObject({ use: { version: 'canary1' }, fallback: null });
  });

  test('has the routes that it declares itself', () => {
    const registry = registryWith({ canary: canary(50) });
    expect(findRoute(chooseVersions(registry, 10), '/passkey')?.title).toBe('auth/passkey');
    expect(findRoute(chooseVersions(registry, 60), '/passkey')).toBeNull();
  });

  test('has the path that it takes over from another section, for those who get it', () => {
    const taken = route('shop/login', '/login', { takes: 'mf-auth' });
    const shop = entry('mf-shop', [], { canary: canaryOf('mf-shop', 50, [taken]) });
    const { shell, remotes } = registryWith({});
    const registry = { shell, remotes: { ...remotes, 'mf-shop': shop } };
    const ownerFor = (bucket: number) =>
      findRoute(chooseVersions(registry, bucket), '/login')?.remote.name;
    expect([ownerFor(10), ownerFor(60)]).toEqual(['mf-shop', 'mf-auth']);
  });

  test('may call what any of its versions declares', () => {
    const calls = (origin: `https://${string}`) => ({ origins: [origin] });
    const registry = registryWith({
      previous: { ...previous, ...calls('https://a.example') },
      canary: { ...canary(0), ...calls('https://b.example') },
    });
    const [remote] = chooseVersions(registry, 50).remotes;
    expect(remote!.origins).toEqual(['https://b.example', 'https://a.example']);
  });

  test('is a candidate only for a browser that asks for it', () => {
    const registry = registryWith({ canary: canary(0) });
    const [candidate] = chooseVersions(registry, 0, { candidates: ['mf-auth'] }).remotes;
    expect(candidate).toMatchObject({ use: { version: 'canary1' }, isCandidate: true });
    const [live] = chooseVersions(registry, 0).remotes;
    expect(live).toMatchObject({ use: { version: 'live1' }, isCandidate: false });
    const [ended] = chooseVersions(registryWith({}), 0, { candidates: ['mf-auth'] }).remotes;
    expect(ended).toMatchObject({ use: { version: 'live1' }, isCandidate: false });
  });

  test.each([
    ['live1', 0],
    ['live1', 99],
    ['canary1', 0],
    ['canary1', 99],
  ])('is %s on a page that this version has rendered, with bucket %i', (rendered, bucket) => {
    const registry = registryWith({ canary: canary(50) });
    const renderedBy = `mf-auth@${rendered}`;
    const [remote] = chooseVersions(registry, bucket, { renderedBy }).remotes;
    expect(remote!.use.version).toBe(rendered);
  });

  test('is not the candidate because a link leads to its page', () => {
    const registry = registryWith({ canary: canary(0) });
    const onItsPage = (candidates: string[]) =>
      chooseVersions(registry, 0, { renderedBy: 'mf-auth@canary1', candidates }).remotes[0]!.use
        .version;
    expect(onItsPage([])).toBe('live1');
    expect(onItsPage(['mf-auth'])).toBe('canary1');
  });

  test('a canary reaches its share of the buckets exactly', () => {
    const buckets = Array.from({ length: 100 }, (_, bucket) => bucket);
    const inCanary = buckets.filter(
      (bucket) => chosen({ canary: canary(30) }, bucket).use === 'canary1',
    );
    expect(inCanary).toHaveLength(30);
  });
});

describe("a visitor's bucket", () => {
  test('is drawn once and kept', () => {
    const first = canaryBucket(localStorage);
    expect(first).toBeGreaterThanOrEqual(0);
    expect(first).toBeLessThan(100);
    expect(Number.isInteger(first)).toBe(true);
    expect([1, 2, 3].map(() => canaryBucket(localStorage))).toEqual([first, first, first]);
  });

  test.each(['', 'x', '-1', '100', '1.5', 'null', 'Infinity'])(
    'is drawn again if %p is stored',
    (stored) => {
      localStorage.setItem('canary-bucket', stored);
      const drawn = canaryBucket(localStorage);
      expect(drawn).toBeGreaterThanOrEqual(0);
      expect(drawn).toBeLessThan(100);
      expect(localStorage.getItem('canary-bucket')).toBe(String(drawn));
    },
  );
});

describe('the route of a path', () => {
  const site = chooseVersions(registryFixture, 50);
  const find = (path: string) => {
    const found = findRoute(site, path);
    return found && [found.route.id, found.isPage];
  };

  test.each([
    ['/', 'marketing/home'],
    ['/login', 'auth/login'],
    ['/login/', 'auth/login'],
    ['/forgetPass', 'auth/forgot-password'],
    ['/forgetPass-verify-otp', 'auth/verify-reset-code'],
    ['/webinar', 'marketing/webinars'],
    ['/webinar/numerology-webinar', 'marketing/webinar'],
    ['/webinar-tickets/numerology-webinar', 'commerce/webinar-tickets'],
    ['/privacy-Policy', 'marketing/privacy-policy'],
    ['/admin-login', 'admin/login'],
    ['/admin', 'admin/area'],
    ['/admin/users', 'admin/area'],
    ['/admin/addCourse', 'admin/area'],
    ['/dashboard', 'student/dashboard'],
    ['/dashboard/', 'student/dashboard'],
    ['/dashboard/asha-rao', 'student/dashboard'],
    ['/dashboard/asha-rao/mycourse', 'student/dashboard'],
  ])('%s is %s', (path, id) => {
    expect(find(path)).toEqual([id, true]);
  });

  test.each([
    ['/webinar/numerology-webinar', '/webinar/:urlTitle'],
    ['/dashboard/asha-rao/mycourse', '/dashboard/:name?/mycourse'],
    ['/admin', '/admin'],
  ])('%s has the pattern %s', (path, pattern) => {
    expect(findRoute(site, path)?.pattern).toBe(pattern);
  });

  test.each([
    '/Login',
    '/forgetpass',
    '/FORGETPASS',
    '/privacy-policy',
    '/Webinar',
    '/webinar-tickets',
    '/webinars',
    '/admin-logins',
    '/administration',
    '/Admin/users',
    '/dashboards/asha-rao',
    '/webinar/numerology-webinar/more',
    '/nothing-here',
  ])('%s belongs to no route', (path) => {
    expect(find(path)).toBeNull();
  });

  test.each([
    '/admin/nothing',
    '/admin/Users',
    '/admin/addcourse',
    '/admin/users/1',
    '/dashboard/asha-rao/nothing',
    '/dashboard/asha-rao/MyCourse',
  ])('%s belongs to an area, but is not a page of it', (path) => {
    expect(find(path)?.[1]).toBe(false);
  });

  test('has its parameters, decoded', () => {
    expect(findRoute(site, '/dashboard/Asha%20Rao/mycourse')?.params.name).toBe('Asha Rao');
    expect(findRoute(site, '/dashboard')?.params.name).toBeUndefined();
    expect(findRoute(site, '/webinar/x')?.params.urlTitle).toBe('x');
  });

  test('has the title of the page, not of its area', () => {
    expect(findRoute(site, '/admin/users')?.title).toBe('users');
    expect(findRoute(site, '/admin')?.title).toBe('Dashboard');
    expect(findRoute(site, '/login')?.title).toBe('auth/login');
  });

  test('belongs to the first remote that declares it', () => {
    const twice = chooseVersions(
      {
        shell: '',
        remotes: {
          'mf-auth': entry('mf-auth', [route('auth/login', '/login')]),
          'mf-other': entry('mf-other', [route('other/login', '/login')]),
        },
      },
      0,
    );
    expect(findRoute(twice, '/login')?.remote.name).toBe('mf-auth');
  });
});
