import { buildUnit } from '../build/build-unit';
import { assertRemote } from '../units/units';
import { command } from './command';

command(
  {
    usage: 'node --import tsx scripts/src/commands/build-unit.ts UNIT',
    purpose: 'Builds one unit into its folder dist; publishes nothing.',
    words: 1,
  },
  async ([named]) => {
    const unit = named === 'shell' ? named : assertRemote(named);
    const { version } = await buildUnit(unit);
    console.log(`${unit} ${version}`);
  },
);
