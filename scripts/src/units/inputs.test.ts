import { installedPackages } from './inputs';

const lock = (packages: object) => JSON.stringify({ packages });
const react = { version: '19.3.1', integrity: 'sha512-react' };
const router = { version: '7.18.5', integrity: 'sha512-router' };

test('the order of the lock file makes no difference', () => {
  const one = { 'node_modules/react': react, 'node_modules/react-router': router };
  const other = { 'node_modules/react-router': router, 'node_modules/react': react };
  expect(installedPackages(lock(one))).toBe(installedPackages(lock(other)));
});

test('a workspace makes no difference, and another version of a package does', () => {
  const installed = { 'node_modules/react': react };
  const before = installedPackages(lock(installed));
  const workspace = {
    'mf-new': { version: '1.0.0', dependencies: { react: '19.3.1' } },
    'node_modules/mf-new': { link: true },
  };
  expect(installedPackages(lock({ ...installed, ...workspace }))).toBe(before);
  const newer = { 'node_modules/react': { ...react, integrity: 'sha512-other' } };
  expect(installedPackages(lock(newer))).not.toBe(before);
});
