import type { CommandResult } from '../site/site-tools';
import { turnsOfTeams } from './turns';

let turns: ReturnType<typeof turnsOfTeams>;
/** The builds whose check has begun, and how each is ended. */
let begun: string[];
let end: ((result: CommandResult) => void)[];
beforeEach(() => {
  turns = turnsOfTeams();
  [begun, end] = [[], []];
});
afterEach(() => jest.restoreAllMocks());

const done = (...lines: string[]): CommandResult => ({ done: true, lines });
const send = (who: string, build: string) =>
  turns.inTurn(who, () => {
    begun.push(build);
    return new Promise((resolve) => end.push(resolve));
  });
const next = () => new Promise((resolve) => setImmediate(resolve));

test('each team has one build in the line, whichever of its tokens sends it, and is told its place', async () => {
  const first = send('Chat team', 'chat 1');
  const second = send('Talk team', 'talk 1');
  const busy = (where: string) => ({
    done: false,
    lines: [`Another build of your team is ${where}. Please send this one again.`],
    unread: { status: 503, seconds: 15 },
  });
  for (const who of ['Chat team', 'Chat team (CI)']) {
    expect(turns.refusal(who)).toEqual(busy('being checked'));
    expect(await send(who, 'chat 2')).toEqual(busy('being checked'));
  }
  expect(turns.refusal('Talk team')).toEqual(busy('number 2 in the line'));
  await next();
  end[0]!(done('chat 1'));
  expect(await first).toEqual(done('chat 1'));
  // Who has had a turn comes after those who wait.
  const third = send('Chat team', 'chat 2');
  await next();
  end[1]!(done('talk 1'));
  expect(await second).toEqual(done('It was number 2 in the line.', 'talk 1'));
  await next();
  expect(begun).toEqual(['chat 1', 'talk 1', 'chat 2']);
  end[2]!(done());
  await third;
  expect(turns.refusal('Chat team')).toBeNull();
});

test('a check that fails keeps nobody waiting', async () => {
  const failed = turns.inTurn('Chat team', () => Promise.reject(new Error('no disk')));
  const second = send('Talk team', 'talk 1');
  await expect(failed).rejects.toThrow('no disk');
  await next();
  end[0]!(done());
  await second;
  expect(turns.refusal('Chat team')).toBeNull();
});

test('a team whose build ran into a time limit waits, and the others do not', async () => {
  const clock = jest.spyOn(Date, 'now').mockReturnValue(0);
  const late = send('Chat team', 'chat 1');
  await next();
  end[0]!({ done: false, lines: ['It took longer than 120 seconds.'], ranOut: true });
  expect(await late).toEqual({ done: false, lines: ['It took longer than 120 seconds.'] });
  const lines = ['Your last build took too long to check.'];
  const waits = { done: false, lines, unread: { status: 429, seconds: 600 } };
  expect(turns.refusal('Chat team (CI)')).toEqual(waits);
  expect(turns.refusal('Talk team')).toBeNull();
  clock.mockReturnValue(600_000);
  expect(turns.refusal('Chat team')).toBeNull();
});
