import { buildUnit } from '../build/build-unit';
import { assertRemote } from '../units';
import { command } from './command';

command(async ([named]) => {
  const unit = named === 'shell' ? named : assertRemote(named);
  const { version } = await buildUnit(unit);
  console.log(`${unit} ${version}`);
});
