import { siteDir } from '../settings';
import { canaryRemote } from '../site/pointers';
import { assertRemote } from '../units';
import { command } from './command';

command(async ([name, version = '', percent = '']) => {
  const remote = assertRemote(name);
  await canaryRemote(siteDir(), remote, version, percent === '' ? NaN : Number(percent));
  console.log(`${percent} % of the visitors get ${remote} ${version}.`);
});
