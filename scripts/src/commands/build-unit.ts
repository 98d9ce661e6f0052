import { buildUnit } from '../build/build-unit';
import { command } from './command';

command(async ([unit]) => {
  const { version } = await buildUnit(unit!);
  console.log(`${unit} ${version}`);
});
