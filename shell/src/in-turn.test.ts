import { inTurn } from './in-turn';

/** What the browser does in between. */
const tasks: (() => void)[] = [];

/** jsdom has none. */
class TestChannel {
  port1 = { onmessage: () => {}, close: () => {} };
  port2 = { postMessage: () => void tasks.push(() => this.port1.onmessage()) };
}

const settled = async () => {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
};

test('the browser gets its turn between parts that take long, and each waits for the one before', async () => {
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
