import { commands } from './commands';
import { main } from './command';
import { toolCommands } from './tool-commands';

main({ ...commands, ...toolCommands }, (name) => {
  if (Object.hasOwn(toolCommands, name)) return `node scripts/run.mjs ${name}`;
  return ['start', 'test'].includes(name) ? `npm ${name}` : `npm run ${name}`;
});
