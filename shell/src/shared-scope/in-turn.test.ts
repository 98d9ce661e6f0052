import { inTurn } from './in-turn';

/** The tasks that wait for the browser. */
const tasks: (() => void)[] = [];

/** jsdom has no `MessageChannel`. */
class TestChannel {
  port1 = { onmessage: () => {}, close: () => {} };
  port2 = { postMessage: () => void tasks.push(() => this.port1.onmessage()) };
}

const settled = async () => {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
};

test('a pause follows each long part, and each part waits for the previous one', async () => {
  Object.assign(globalThis, { MessageChannel: TestChannel });
  const clock = jest.spyOn(performance, 'now').mockReturnValue(1000);
  const done: string[] = [];
  const part = (name: string, milliseconds: number) => async () => {
    done.push(name);
    clock.mockReturnValue(performance.now() + milliseconds);
    await Promise.resolve();
    done.push(`${name} is through`);
  };
  const all = inTurn([part('short', 5), part('long', 30), part('last', 5)]);
  await settled();
  expect(done).toEqual([]);
  tasks.shift()!();
  await settled();
  expect(done).toEqual(['short', 'short is through', 'long', 'long is through']);
  tasks.shift()!();
  await all;
  expect(done.at(-1)).toBe('last is through');
  expect(tasks).toEqual([]);
});
