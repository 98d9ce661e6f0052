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

test('each part has a task of its own, and the next one waits until it is through', async () => {
  Object.assign(globalThis, { MessageChannel: TestChannel });
  const done: string[] = [];
  const part = (name: string) => async () => {
    done.push(name);
    await Promise.resolve();
    done.push(`${name} is through`);
  };
  const all = inTurn([part('one'), part('two')]);
  await settled();
  expect(done).toEqual([]);
  tasks.shift()!();
  await settled();
  expect(done).toEqual(['one', 'one is through']);
  tasks.shift()!();
  await all;
  expect(done).toEqual(['one', 'one is through', 'two', 'two is through']);
});
